import { LRUCache } from "lru-cache";
import { actForAll } from "#server/platform/turns/acting-for.ts";
import type { InTurn } from "./answer-turns.ts";
import { compressed } from "./compression.ts";
import { etagOf } from "./etag.ts";

/** Views of articles change without outdating a page; they may be shown this late. */
const longestLifeMs = 60_000;
/** How soon it is tried again where that failed. */
const retryAfterMs = 5_000;

/** Some of it does not get smaller by compression. */
export type Bytes = { raw: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
/** A finished answer that is the same for every visitor. */
export type Answer = { status: number; headers: Record<string, string>; etag: string; bytes: Bytes };
export type Fresh = {
  status?: number;
  headers: { "content-type": string; [name: string]: string };
  body: string | Buffer;
  /** False where it's never sent, but other answers are made of it. */
  isCompressed?: boolean;
  /** False where it must not be kept, such as a page whose data could not be read. */
  isCacheable?: boolean;
};
/** When its content was read, and how many changes there had been of anything when that was last compared. */
type Stamped = { stamp: string; madeAt: number; comparedAt?: number };
type Making = Stamped & { topics: readonly string[]; hasBegun: boolean };
/** `now` in milliseconds of a clock that is never put back. */
type Asked = { now?: number; inTurn?: InTurn };

const atOnce: InTurn = (work) => work();

type Room = { count: number; bytes: number };
/** Enough for every page of a large site; its largest articles alone would be half a gigabyte. */
const room: Room = { count: 500, bytes: 24 * 1024 * 1024 };

/** Finished answers by name. When the room is full, those that nobody asked for the longest go first. */
export const keptAnswers = <Kept extends Answer>({ count, bytes }: Room) =>
  new LRUCache<string, Kept>({ max: count, maxSize: bytes, sizeCalculation: sizeOf });

/** With its headers, the key and what the cache itself needs. */
const sizeOf = ({ bytes: { raw, br, gzip } }: Answer) => 1024 + raw.length + (br?.length ?? 0) + (gzip?.length ?? 0);

/**
 * Finished, compressed answers, each good for as long as the content it was made from. Requests that wait for the same
 * answer share one making of it. The stamp is taken before the content is read: a write during the making outdates it. Where a
 * making takes a turn, its compression is part of it, and what is finished is answered without one.
 */
export class AnswerCache {
  /** How requests for an answer were served: from what is kept, by a new making, or by waiting for another's. */
  readonly served = { hit: 0, made: 0, shared: 0 };
  readonly #kept: LRUCache<string, Answer & Stamped>;
  /** Apart from the kept ones, which any number of requests under way must not push out. */
  readonly #making = new Map<string, { making: Making; answer: Promise<Answer> }>();
  readonly #versions = new Map<string, number>();
  #everything = 0;
  #changes = 0;

  constructor(own: Partial<Room> = {}) {
    this.#kept = keptAnswers({ ...room, ...own });
  }

  /** Content under this topic has changed; `*` stands for all of it. */
  outdate(topic: string) {
    this.#changes++;
    if (topic === "*") this.#everything++;
    else this.#versions.set(topic, (this.#versions.get(topic) ?? 0) + 1);
  }

  /** The answer under this key, while it is good. */
  kept(key: string, topics: readonly string[], now = performance.now()): Answer | undefined {
    const kept = this.#findKept(key, topics, now);
    if (kept) this.served.hit++;
    return kept;
  }

  /** Asks for what is kept later, and holds nothing of the request that was answered with it. */
  finder(key: string, topics: readonly string[]): () => Answer | undefined {
    return () => this.kept(key, topics);
  }

  /** Whether `kept` would give an answer. */
  has(key: string, topics: readonly string[]): boolean {
    return this.#findKept(key, topics, performance.now()) !== undefined;
  }

  async answer(
    key: string,
    topics: readonly string[],
    make: () => Promise<Fresh>,
    { now = performance.now(), inTurn = atOnce }: Asked = {},
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
    const answer = inTurn(() => this.#make(key, making, make))
      .catch((error) => this.#formerOr(error, key, making))
      .finally(() => {
        if (this.#making.get(key)?.making === making) this.#making.delete(key);
      });
    this.#making.set(key, { making, answer });
    return answer;
  }

  async #make(key: string, making: Making, make: () => Promise<Fresh>): Promise<Answer> {
    making.stamp = this.#stampOf(making.topics); // what was written while it waited will be in it
    making.hasBegun = true;
    if (!this.#formerOf(key, making.stamp)) this.#kept.delete(key);
    const fresh = await actForAll(make);
    const former = this.#formerOf(key, making.stamp);
    if (fresh.isCacheable === false && former) return goOn(former, making);
    const { stamp, madeAt } = making;
    const answer = { ...(await finishedAnswer(fresh)), stamp, madeAt };
    const isLatest = this.#making.get(key)?.making === making; // or it was outdated, and is already made again
    if (isLatest && fresh.isCacheable !== false) this.#kept.set(key, answer);
    return answer;
  }

  /** While an answer cannot be made anew, and nothing is known to have changed, the former one goes on. */
  #formerOr(error: unknown, key: string, making: Making): Answer {
    const stamp = making.hasBegun ? making.stamp : this.#stampOf(making.topics);
    const former = this.#formerOf(key, stamp);
    if (!former) throw error;
    return goOn(former, { ...making, stamp });
  }

  /** `*` says that something may have changed: once the line to the database is back, which can be gone again a moment later. */
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

function goOn(former: Answer & Stamped, { madeAt, stamp }: Stamped): Answer {
  former.madeAt = madeAt + retryAfterMs - longestLifeMs;
  former.stamp = stamp;
  delete former.comparedAt;
  return former;
}

/** The answer in every form that browsers ask for. */
export async function finishedAnswer({ status = 200, headers, body, isCompressed = true }: Fresh): Promise<Answer> {
  const raw = Buffer.from(body);
  const bytes = isCompressed ? await compressed(raw) : { raw };
  return { status, headers: { "cache-control": "no-cache", ...headers }, etag: etagOf(raw), bytes };
}
