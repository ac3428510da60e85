import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Enough for every page of a large site; its largest articles alone would be half a gigabyte. */
const room = { largestCount: 500, largestBytes: 64 * 1024 * 1024 };
/** Views of articles change without outdating a page; they may be shown this late. */
const longestLifeMs = 60_000;
/** How soon it is tried again where that failed. */
const retryAfterMs = 5_000;

/** Some of it does not get smaller by compression. */
type Bytes = { raw: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
/** A finished answer that is the same for every visitor. */
export type Answer = { status: number; headers: Record<string, string>; etag: string; bytes: Bytes };
export type Fresh = {
  status?: number;
  headers: { "content-type": string; [name: string]: string };
  body: string | Buffer;
  /** False where it must not be kept, such as a page whose data could not be read. */
  isLasting?: boolean;
};
/** It weighs nothing until it is made. */
type Entry = { stamp: string; madeAt: number; answer: Promise<Answer>; bytes: number };

/**
 * Finished, compressed answers, each good for as long as the content it was made from. Requests that wait for the same
 * answer share one making of it. The stamp is taken before the content is read: a write during the making outdates it.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #versions = new Map<string, number>();
  readonly #room: typeof room;
  #everything = 0;
  #bytes = 0;

  constructor(own: Partial<typeof room> = {}) {
    this.#room = { ...room, ...own };
  }

  /** Content under this topic has changed; `*` stands for all of it. */
  outdate(topic: string) {
    if (topic === "*") this.#everything++;
    else this.#versions.set(topic, (this.#versions.get(topic) ?? 0) + 1);
  }

  /** The answer under this key, while it is good. */
  kept(key: string, topics: readonly string[], now = Date.now()): Promise<Answer> | undefined {
    const entry = this.#entries.get(key);
    if (!entry || now - entry.madeAt >= longestLifeMs || entry.stamp !== this.#stampOf(topics)) return undefined;
    this.#drop(key, entry);
    this.#keep(key, entry);
    return entry.answer;
  }

  async answer(key: string, topics: readonly string[], make: () => Promise<Fresh>, now = Date.now()): Promise<Answer> {
    const kept = this.kept(key, topics, now);
    if (kept) return kept;
    const stamp = this.#stampOf(topics);
    const former = this.#entries.get(key);
    if (former) this.#drop(key, former);
    const unchanged = former?.stamp === stamp ? former : undefined;
    const made = this.#make(key, { stamp, madeAt: now }, unchanged ? () => this.#remake(key, unchanged, make) : make);
    this.#keep(key, made);
    return made.answer;
  }

  /** While an answer cannot be made anew, and nothing has changed, the former one goes on. */
  async #remake(key: string, former: Entry, make: () => Promise<Fresh>): Promise<Fresh | Answer> {
    const fresh = await make().catch(() => undefined);
    if (fresh && fresh.isLasting !== false) return fresh;
    const entry = this.#entries.get(key);
    if (entry) entry.madeAt += retryAfterMs - longestLifeMs;
    return former.answer;
  }

  #make(key: string, at: Pick<Entry, "stamp" | "madeAt">, make: () => Promise<Fresh | Answer>): Entry {
    const making = make();
    const entry = { ...at, answer: making.then((made) => ("bytes" in made ? made : finish(made))), bytes: 0 };
    making.then(
      (made) => "bytes" in made || made.isLasting !== false || this.#drop(key, entry),
      () => this.#drop(key, entry),
    );
    entry.answer.then(
      ({ bytes }) => this.#weigh(key, entry, bytes),
      () => this.#drop(key, entry),
    );
    return entry;
  }

  #stampOf(topics: readonly string[]): string {
    return `${this.#everything}:${topics.map((topic) => this.#versions.get(topic) ?? 0).join(":")}`;
  }

  #keep(key: string, entry: Entry) {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    this.#makeRoom();
  }

  #weigh(key: string, entry: Entry, { raw, br, gzip: gz }: Bytes) {
    const isKept = this.#entries.get(key) === entry;
    if (isKept) this.#drop(key, entry);
    entry.bytes = raw.length + (br?.length ?? 0) + (gz?.length ?? 0);
    if (isKept) this.#keep(key, entry);
  }

  /** The least recently asked for goes first. */
  #makeRoom() {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#room.largestCount && this.#bytes <= this.#room.largestBytes) return;
      this.#drop(key, entry);
    }
  }

  #drop(key: string, entry: Entry) {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** Compression runs on the thread pool, never on the event loop. */
async function finish({ status = 200, headers, body }: Fresh): Promise<Answer> {
  const raw = Buffer.from(body);
  const [br, gz] = await Promise.all([compressBrotli(raw, brotliOptions), compressGzip(raw)]);
  const etag = `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
  return { status, headers: { "cache-control": "no-cache", ...headers }, etag, bytes: { raw, br, gzip: gz } };
}

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const { status, headers, bytes } = answer;
  const encoding = encodingOf(request.headers["accept-encoding"], bytes);
  const etag = encoding === "raw" ? answer.etag : `${answer.etag.slice(0, -1)}-${encoding}"`;
  reply.headers({ etag, vary: "accept-encoding, cookie", ...headers });
  if (status === 200 && request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  if (encoding !== "raw") reply.header("content-encoding", encoding);
  return reply.code(status).send(bytes[encoding]);
}

function encodingOf(accepted: string | undefined, { br, gzip: gz }: Bytes): keyof Bytes {
  if (!accepted) return "raw";
  const isWanted = (name: string) => new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  if (br && accepted.includes("br") && isWanted("br")) return "br";
  return gz && accepted.includes("gzip") && isWanted("gzip") ? "gzip" : "raw";
}
