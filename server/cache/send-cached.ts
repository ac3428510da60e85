import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Bytes, CachedResponse } from "./response-cache.ts";

export function sendCached(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse) {
  const { status, headers, bytes } = answer;
  const encoding = encodingOf(request.headers["accept-encoding"], bytes);
  const etag = etagIn(answer, encoding);
  reply.headers({ etag, vary, ...headers });
  if (status === 200 && request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  if (encoding !== "raw") reply.header("content-encoding", encoding);
  return reply.code(status).send(bytes[encoding]);
}

export const vary = "accept-encoding, cookie";
export type Encoding = keyof Bytes;
const encodings = ["br", "gzip"] as const;

/** Returns the etag of one encoding of an answer; each encoding has a different one. */
export const etagIn = ({ etag }: CachedResponse, encoding: Encoding) =>
  encoding === "raw" ? etag : `${etag.slice(0, -1)}-${encoding}"`;

/** The encoding each kind of client prefers, by its Accept-Encoding. Longer headers are parsed every time. */
const preferred = new LRUCache<string, Encoding>({ max: 200 });
const longestAccepted = 100;

/** Returns the encoding that the client prefers among those the answer has. */
export function encodingOf(accepted: string | undefined, bytes: Bytes): Encoding {
  if (!accepted) return "raw";
  const ours = encodings.filter((encoding) => bytes[encoding]);
  if (ours.length < encodings.length) return best(accepted, ours);
  const known = preferred.get(accepted);
  if (known) return known;
  const encoding = best(accepted, ours);
  if (accepted.length <= longestAccepted) preferred.set(accepted, encoding);
  return encoding;
}

function best(accepted: string, ours: (typeof encodings)[number][]): Encoding {
  const chosen = negotiate(accepted, ours);
  return ours.find((encoding) => encoding === chosen) ?? "raw";
}
