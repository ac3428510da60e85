import { LRUCache } from "lru-cache";
import type { Limit } from "#server/platform/process/concurrency-limit.ts";
import type { Topic } from "#server/topics.ts";
import { compressed } from "./compression.ts";
import { etagOf } from "./etag.ts";

/** Views don't invalidate an article's pages, so the number shown may be this old. */
const longestLifeMs = 60_000;
/** How soon a failed response is tried again. */
const retryAfterMs = 5_000;

/** Compressed forms are absent for content that compression doesn't make smaller. */
export type Bytes = { raw: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
/** A cached response that is the same for everyone it is kept for. */
export type CachedResponse = { status: number; headers: Record<string, string>; etag: string; bytes: Bytes };
export type Fresh = {
  status?: number;
  headers: { "content-type": string; [name: string]: string };
  body: string | Buffer;
  /** False for a response that must not be kept, such as a page whose data couldn't be read. */
  isCacheable?: boolean;
};
/** When the content was read, and the number of changes to anything when the stamp was last compared. */
type Stamped = { stamp: string; madeAt: number; comparedAt?: number };
type Making = Stamped & { topics: readonly Topic[]; hasBegun: boolean };
/** `now` is in milliseconds of a monotonic clock. */
type Asked = { now?: number; limit?: Limit };

const noLimit: Limit = (work) => work();

export type CacheSize = { count: number; bytes: number };
/** Enough for every page of a large site. Its largest articles alone would be half a gigabyte. */
const usualSize: CacheSize = { count: 500, bytes: 24 * 1024 * 1024 };

/** Makes a cache of cached responses. When it is full, the least recently used go first. */
export const responseStore = <Kept extends CachedResponse>({ count, bytes }: CacheSize) =>
  new LRUCache<string, Kept>({ max: count, maxSize: bytes, sizeCalculation: sizeOf });

/** Returns a response's size in bytes, with an allowance for its headers, key and the cache's own overhead. */
const sizeOf = ({ bytes: { raw, br, gzip } }: CachedResponse) =>
  1024 + raw.length + (br?.length ?? 0) + (gzip?.length ?? 0);

/**
 * Cached, compressed responses, each valid as long as the content it was made from. Requests that come while a response
 * is being made share it. The stamp is taken before the content is read, so a write in between invalidates the response. If
 * making one waits for a limit, it's compressed within that limit; responses that are already finished need none.
 */
export class ResponseCache {
  /** How requests were served: from the cache, by making the response, or by waiting for one in the making. */
  readonly served = { hit: 0, made: 0, shared: 0 };
  readonly #kept: LRUCache<string, CachedResponse & Stamped>;
  /** Separate from the kept responses, which any number of open requests must not push out. */
  readonly #making = new Map<string, { making: Making; response: Promise<CachedResponse> }>();
  readonly #versions = new Map<Topic, number>();
  #everything = 0;
  #changes = 0;

  constructor(own: Partial<CacheSize> = {}) {
    this.#kept = responseStore({ ...usualSize, ...own });
  }

  /** Marks content under this topic as changed; `*` stands for everything. */
  invalidate(topic: Topic) {
    this.#changes++;
    if (topic === "*") this.#everything++;
    else this.#versions.set(topic, (this.#versions.get(topic) ?? 0) + 1);
  }

  /** Drops one response, also if it is being made. */
  delete(key: string) {
    this.#kept.delete(key);
    this.#making.delete(key);
  }

  /** Returns the response under this key while it is valid, otherwise undefined. */
  get(key: string, topics: readonly Topic[], now = performance.now()): CachedResponse | undefined {
    const kept = this.#findKept(key, topics, now);
    if (kept) this.served.hit++;
    return kept;
  }

  /** Returns a function that looks a response up later, and keeps nothing of the request in memory. */
  finder(key: string, topics: readonly Topic[]): () => CachedResponse | undefined {
    return () => this.get(key, topics);
  }

  /** Whether `get` would return a response. */
  has(key: string, topics: readonly Topic[]): boolean {
    return this.#findKept(key, topics, performance.now()) !== undefined;
  }

  async getOrMake(
    key: string,
    topics: readonly Topic[],
    make: () => Promise<Fresh>,
    { now = performance.now(), limit = noLimit }: Asked = {},
  ): Promise<CachedResponse> {
    const kept = this.get(key, topics, now);
    if (kept) return kept;
    const stamp = this.#stampOf(topics);
    const underWay = this.#making.get(key);
    if (underWay && (!underWay.making.hasBegun || underWay.making.stamp === stamp)) {
      this.served.shared++;
      return underWay.response;
    }
    this.served.made++;
    const making = { stamp, madeAt: now, topics, hasBegun: false };
    const response = limit(() => this.#make(key, making, make))
      .catch((error) => this.#formerOr(error, key, making))
      .finally(() => {
        if (this.#making.get(key)?.making === making) this.#making.delete(key);
      });
    this.#making.set(key, { making, response });
    return response;
  }

  async #make(key: string, making: Making, make: () => Promise<Fresh>): Promise<CachedResponse> {
    making.stamp = this.#stampOf(making.topics); // the response will include what was written while it waited
    making.hasBegun = true;
    if (!this.#formerOf(key, making.stamp)) this.#kept.delete(key);
    const fresh = await make();
    const former = this.#formerOf(key, making.stamp);
    if (fresh.isCacheable === false && former) return extended(former, making);
    const { stamp, madeAt } = making;
    const response = { ...(await finishedResponse(fresh)), stamp, madeAt };
    const isLatest = this.#making.get(key)?.making === making; // if not, its content changed and it is already being made again
    if (isLatest && fresh.isCacheable !== false) this.#kept.set(key, response);
    return response;
  }

  /** Returns the former response if a new one can't be made and nothing is known to have changed. Otherwise throws the error. */
  #formerOr(error: unknown, key: string, making: Making): CachedResponse {
    const stamp = making.hasBegun ? making.stamp : this.#stampOf(making.topics);
    const former = this.#formerOf(key, stamp);
    if (!former) throw error;
    return extended(former, { ...making, stamp });
  }

  /**
   * Returns the former response unless one of its topics has changed. Ignores `*`, which only says that something may have changed:
   * it comes whenever the connection to the database is back, which may be gone again a moment later.
   */
  #formerOf(key: string, stamp: string) {
    const former = this.#kept.peek(key);
    return former && versionsIn(former.stamp) === versionsIn(stamp) ? former : undefined;
  }

  #findKept(key: string, topics: readonly Topic[], now: number) {
    const kept = this.#kept.get(key);
    if (!kept || now - kept.madeAt >= longestLifeMs) return undefined;
    if (kept.comparedAt === this.#changes) return kept;
    if (kept.stamp !== this.#stampOf(topics)) return undefined;
    kept.comparedAt = this.#changes;
    return kept;
  }

  #stampOf(topics: readonly Topic[]): string {
    return `${this.#everything}:${topics.map((topic) => this.#versions.get(topic) ?? 0).join(":")}`;
  }
}

const versionsIn = (stamp: string) => stamp.slice(stamp.indexOf(":"));

function extended(former: CachedResponse & Stamped, { madeAt, stamp }: Stamped): CachedResponse {
  former.madeAt = madeAt + retryAfterMs - longestLifeMs;
  former.stamp = stamp;
  delete former.comparedAt;
  return former;
}

/** Compresses a response into every encoding that browsers ask for. */
export async function finishedResponse({ status = 200, headers, body }: Fresh): Promise<CachedResponse> {
  const raw = Buffer.from(body);
  const bytes = await compressed(raw);
  return { status, headers: { "cache-control": "no-cache", ...headers }, etag: etagOf(raw), bytes };
}
