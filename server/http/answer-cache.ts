import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const largestCount = 500;
/** Views of articles change without outdating a page; they may be shown this late. */
const longestLifeMs = 60_000;

type Bytes = { raw: Buffer; br: Buffer; gzip: Buffer };
/** A finished answer that is the same for every visitor. */
export type Answer = { status: number; headers: Record<string, string>; etag: string; bytes: Bytes };
export type Fresh = {
  status?: number;
  headers: { "content-type": string; [name: string]: string };
  body: string | Buffer;
  /** False where it must not be kept, such as a page whose data could not be read. */
  isLasting?: boolean;
};
type Entry = { stamp: string; madeAt: number; answer: Promise<Answer> };

/**
 * Finished, compressed answers, each good for as long as the content it was made from. Requests that wait for the same
 * answer share one making of it. The stamp is taken before the content is read: a write during the making outdates it.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #versions = new Map<string, number>();
  #everything = 0;

  /** Content under this topic has changed; `*` stands for all of it. */
  outdate(topic: string) {
    if (topic === "*") this.#everything++;
    else this.#versions.set(topic, (this.#versions.get(topic) ?? 0) + 1);
  }

  async answer(key: string, topics: readonly string[], make: () => Promise<Fresh>, now = Date.now()): Promise<Answer> {
    const stamp = this.#stampOf(topics);
    const entry = this.#entries.get(key);
    const isGood = entry?.stamp === stamp && now - entry.madeAt < longestLifeMs;
    const good = isGood ? entry : this.#make(key, { stamp, madeAt: now }, make);
    this.#keep(key, good);
    return good.answer;
  }

  #make(key: string, at: Omit<Entry, "answer">, make: () => Promise<Fresh>): Entry {
    const making = make();
    const entry = { ...at, answer: making.then(finish) };
    making.then(
      ({ isLasting = true }) => isLasting || this.#drop(key, entry),
      () => this.#drop(key, entry),
    );
    return entry;
  }

  #stampOf(topics: readonly string[]): string {
    return `${this.#everything}:${topics.map((topic) => this.#versions.get(topic) ?? 0).join(":")}`;
  }

  /** The least recently asked for goes first. */
  #keep(key: string, entry: Entry) {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > largestCount && oldest !== undefined) this.#entries.delete(oldest);
  }

  #drop(key: string, entry: Entry) {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
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
  const encoding = encodingOf(request.headers["accept-encoding"]);
  const etag = encoding === "raw" ? answer.etag : `${answer.etag.slice(0, -1)}-${encoding}"`;
  reply.headers({ etag, vary: "accept-encoding, cookie", ...headers });
  if (status === 200 && request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  if (encoding !== "raw") reply.header("content-encoding", encoding);
  return reply.code(status).send(bytes[encoding]);
}

function encodingOf(accepted: string | undefined): keyof Bytes {
  if (!accepted) return "raw";
  const isWanted = (name: string) => new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  if (accepted.includes("br") && isWanted("br")) return "br";
  return accepted.includes("gzip") && isWanted("gzip") ? "gzip" : "raw";
}
