import { LRUCache } from "lru-cache";
import type { Limit } from "#server/platform/process/concurrency-limit.ts";
import { compressed } from "./compression.ts";
import { etagOf } from "./etag.ts";

/** Views don't outdate an article's pages, so the number shown may be this old. */
const longestLifeMs = 60_000;
/** How soon a failed answer is tried again. */
const retryAfterMs = 5_000;

/** Compressed forms are absent for content that compression doesn't make smaller. */
export type Bytes = { raw: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
/** A finished answer that is the same for everyone it is kept for. */
export type Answer = { status: number; headers: Record<string, string>; etag: string; bytes: Bytes };
export type Fresh = {
  status?: number;
  headers: { "content-type": string; [name: string]: string };
  body: string | Buffer;
  /** False for an answer that is never sent, but that others are made from. */
  isCompressed?: boolean;
  /** False for an answer that must not be kept, such as a page whose data couldn't be read. */
  isCacheable?: boolean;
};
/** When the content was read, and the number of changes to anything when the stamp was last compared. */
type Stamped = { stamp: string; madeAt: number; comparedAt?: number };
type Making = Stamped & { topics: readonly string[]; hasBegun: boolean };
/** `now` is in milliseconds of a monotonic clock. */
type Asked = { now?: number; limit?: Limit };

const noLimit: Limit = (work) => work();

type Room = { count: number; bytes: number };
/** Enough for every page of a large site. Its largest articles alone would be half a gigabyte. */
const room: Room = { count: 500, bytes: 24 * 1024 * 1024 };

/** Makes a cache of finished answers. When it is full, the least recently used go first. */
export const keptAnswers = <Kept extends Answer>({ count, bytes }: Room) =>
  new LRUCache<string, Kept>({ max: count, maxSize: bytes, sizeCalculation: sizeOf });

/** Returns an answer's size in bytes, with an allowance for its headers, key and the cache's own overhead. */
const sizeOf = ({ bytes: { raw, br, gzip } }: Answer) => 1024 + raw.length + (br?.length ?? 0) + (gzip?.length ?? 0);

/**
 * Finished, compressed answers, each valid as long as the content it was made from. Requests that come while an answer
 * is being made share it. The stamp is taken before the content is read, so a write in between outdates the answer. If
 * making one waits for a limit, it's compressed within that limit; answers that are already finished need none.
 */
export class AnswerCache {
  /** How requests were served: from the cache, by making the answer, or by waiting for one in the making. */
  readonly served = { hit: 0, made: 0, shared: 0 };
  readonly #kept: LRUCache<string, Answer & Stamped>;
  /** Separate from the kept answers, which any number of open requests must not push out. */
  readonly #making = new Map<string, { making: Making; answer: Promise<Answer> }>();
  readonly #versions = new Map<string, number>();
  #everything = 0;
  #changes = 0;

  constructor(own: Partial<Room> = {}) {
    this.#kept = keptAnswers({ ...room, ...own });
  }

  /** Marks content under this topic as changed; `*` stands for everything. */
  outdate(topic: string) {
    this.#changes++;
    if (topic === "*") this.#everything++;
    else this.#versions.set(topic, (this.#versions.get(topic) ?? 0) + 1);
  }

  /** Returns the answer under this key while it is valid, otherwise undefined. */
  kept(key: string, topics: readonly string[], now = performance.now()): Answer | undefined {
    const kept = this.#findKept(key, topics, now);
    if (kept) this.served.hit++;
    return kept;
  }

  /** Returns a function that looks an answer up later, and keeps nothing of the request in memory. */
  finder(key: string, topics: readonly string[]): () => Answer | undefined {
    return () => this.kept(key, topics);
  }

  /** Whether `kept` would return an answer. */
  has(key: string, topics: readonly string[]): boolean {
    return this.#findKept(key, topics, performance.now()) !== undefined;
  }

  async answer(
    key: string,
    topics: readonly string[],
    make: () => Promise<Fresh>,
    { now = performance.now(), limit = noLimit }: Asked = {},
  ): Promise<Answer> {
    const kept = this.kept(key, topics, now);
    if (kept) return kept;
    const stamp = this.#stampOf(topics);
    const underWay = this.#making.get(key);
    if (underWay && (!underWay.making.hasBegun || underWay.making.stamp === stamp)) {
      this.served.shared++;
      return underWay.answer;
    }
    this.served.made++;
    const making = { stamp, madeAt: now, topics, hasBegun: false };
    const answer = limit(() => this.#make(key, making, make))
      .catch((error) => this.#formerOr(error, key, making))
      .finally(() => {
        if (this.#making.get(key)?.making === making) this.#making.delete(key);
      });
    this.#making.set(key, { making, answer });
    return answer;
  }

  async #make(key: string, making: Making, make: () => Promise<Fresh>): Promise<Answer> {
    making.stamp = this.#stampOf(making.topics); // the answer will include what was written while it waited
    making.hasBegun = true;
    if (!this.#formerOf(key, making.stamp)) this.#kept.delete(key);
    const fresh = await make();
    const former = this.#formerOf(key, making.stamp);
    if (fresh.isCacheable === false && former) return extended(former, making);
    const { stamp, madeAt } = making;
    const answer = { ...(await finishedAnswer(fresh)), stamp, madeAt };
    const isLatest = this.#making.get(key)?.making === making; // if not, it was outdated and is already being made again
    if (isLatest && fresh.isCacheable !== false) this.#kept.set(key, answer);
    return answer;
  }

  /** Returns the former answer if a new one can't be made and nothing is known to have changed. Otherwise throws the error. */
  #formerOr(error: unknown, key: string, making: Making): Answer {
    const stamp = making.hasBegun ? making.stamp : this.#stampOf(making.topics);
    const former = this.#formerOf(key, stamp);
    if (!former) throw error;
    return extended(former, { ...making, stamp });
  }

  /**
   * Returns the former answer unless one of its topics has changed. Ignores `*`, which only says that something may have changed:
   * it comes whenever the connection to the database is back, which may be gone again a moment later.
   */
  #formerOf(key: string, stamp: string) {
    const former = this.#kept.peek(key);
    return former && versionsIn(former.stamp) === versionsIn(stamp) ? former : undefined;
  }

  #findKept(key: string, topics: readonly string[], now: number) {
    const kept = this.#kept.get(key);
    if (!kept || now - kept.madeAt >= longestLifeMs) return undefined;
    if (kept.comparedAt === this.#changes) return kept;
    if (kept.stamp !== this.#stampOf(topics)) return undefined;
    kept.comparedAt = this.#changes;
    return kept;
  }

  #stampOf(topics: readonly string[]): string {
    return `${this.#everything}:${topics.map((topic) => this.#versions.get(topic) ?? 0).join(":")}`;
  }
}

const versionsIn = (stamp: string) => stamp.slice(stamp.indexOf(":"));

function extended(former: Answer & Stamped, { madeAt, stamp }: Stamped): Answer {
  former.madeAt = madeAt + retryAfterMs - longestLifeMs;
  former.stamp = stamp;
  delete former.comparedAt;
  return former;
}

/** Compresses an answer into every encoding that browsers ask for. */
export async function finishedAnswer({ status = 200, headers, body, isCompressed = true }: Fresh): Promise<Answer> {
  const raw = Buffer.from(body);
  const bytes = isCompressed ? await compressed(raw) : { raw };
  return { status, headers: { "cache-control": "no-cache", ...headers }, etag: etagOf(raw), bytes };
}
