import type { IncomingHttpHeaders } from "node:http";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Bytes, CachedResponse } from "./response-cache.ts";

export function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse) {
  const { status, headers, body } = fittedTo(request.headers, cached);
  return reply.code(status).headers(headers).send(body);
}

/** What a client gets of a cached response. */
export type Fitted = { status: number; headers: Record<string, string>; body?: Buffer };
type Forms = { etag: string; whole: Fitted; unchanged: Fitted };
type Encoding = keyof Bytes;
const encodings = ["br", "gzip"] as const;

/** Made once, since each cached response is sent many times. */
const made = new WeakMap<CachedResponse, Partial<Record<Encoding, Forms>>>();

/** Returns a cached response in the encoding that the client prefers, or 304 if the client has it already. */
export function fittedTo(asked: IncomingHttpHeaders, cached: CachedResponse): Fitted {
  const encoding = encodingOf(asked["accept-encoding"], cached.bytes);
  const known = made.get(cached);
  const forms = known?.[encoding] ?? formsIn(cached, encoding);
  if (!known?.[encoding]) made.set(cached, { ...known, [encoding]: forms });
  return cached.status === 200 && asked["if-none-match"]?.includes(forms.etag) ? forms.unchanged : forms.whole;
}

/** Each encoding has an etag of its own. */
function formsIn(cached: CachedResponse, encoding: Encoding): Forms {
  const etag = encoding === "raw" ? cached.etag : `${cached.etag.slice(0, -1)}-${encoding}"`;
  const body = cached.bytes[encoding] ?? cached.bytes.raw;
  const headers = { etag, vary: "accept-encoding, cookie", ...cached.headers };
  const encoded = encoding !== "raw" && { "content-encoding": encoding };
  const ofBody = { ...encoded, "content-length": String(body.length) };
  return {
    etag,
    whole: { status: cached.status, headers: { ...headers, ...ofBody }, body },
    unchanged: { status: 304, headers },
  };
}

/** The encoding each kind of client prefers, by its Accept-Encoding. Longer headers are parsed every time. */
const preferred = new LRUCache<string, Encoding>({ max: 200 });
const longestAccepted = 100;

/** Returns the encoding that the client prefers among those the response has. */
function encodingOf(accepted: string | undefined, bytes: Bytes): Encoding {
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
