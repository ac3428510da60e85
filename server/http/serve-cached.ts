import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { FastifyInstance } from "fastify";
import type { CachedResponse } from "#server/cache/response-cache.ts";
import { type Encoding, encodingOf, etagIn, vary } from "#server/cache/send-cached.ts";
import { noteRoute } from "./finished-requests.ts";
import { hasTwoHosts } from "./request-target.ts";

/**
 * Answers plain requests from the caches before Fastify processes them, with the same headers and bytes. Hands on whatever might
 * be answered differently: everything while the site is locked or stops, requests with a body or uncommon headers, and pages for
 * people who have signed in.
 */
export function serveCached(app: FastifyInstance, headers: Record<string, string>) {
  const heads = new HeadersOfAnswers(headers);
  const handlers = app.server.listeners("request") as RequestListener[]; // Fastify's own
  app.server.removeAllListeners("request");
  app.server.on("request", (request, response) => {
    const { method, url = "" } = request;
    const handOn = () => {
      for (const handle of handlers) handle.call(app.server, request, response);
    };
    const quick = method === "GET" ? app.responsesByUrl.find(url) : undefined;
    if (!quick || !isPlain(request)) return handOn();
    if (!quick.isForAll && hasOurCookie(app, request.headers.cookie)) return handOn();
    if (app.isLeaving() || !app.isUnlocked()) return handOn();
    const answer = quick.find();
    if (answer?.status !== 200) return handOn();

    const encoding = encodingOf(request.headers["accept-encoding"], answer.bytes);
    const { etag, whole, unchanged } = heads.of(answer, encoding);
    const isUnchanged = request.headers["if-none-match"]?.includes(etag);
    const id = randomUUID();
    noteRoute(response, { id, routeOptions: { url: quick.route } });
    response.writeHead(isUnchanged ? 304 : 200, ["x-request-id", id, ...(isUnchanged ? unchanged : whole)]);
    response.end(isUnchanged ? undefined : answer.bytes[encoding]);
  });
}

type Head = { etag: string; whole: string[]; unchanged: string[] };

/** The headers of each cached response, as alternating names and values. */
class HeadersOfAnswers {
  readonly #known = new WeakMap<CachedResponse, Partial<Record<Encoding, Head>>>();
  readonly #common: Record<string, string>;

  constructor(common: Record<string, string>) {
    this.#common = common;
  }

  of(answer: CachedResponse, encoding: Encoding): Head {
    const known = this.#known.get(answer)?.[encoding];
    if (known) return known;
    const head = this.#make(answer, encoding);
    this.#known.set(answer, { ...this.#known.get(answer), [encoding]: head });
    return head;
  }

  #make(answer: CachedResponse, encoding: Encoding): Head {
    const etag = etagIn(answer, encoding);
    const unchanged = { ...this.#common, etag, vary, ...answer.headers };
    const whole = {
      ...unchanged,
      ...(encoding !== "raw" && { "content-encoding": encoding }),
      "content-length": String(answer.bytes[encoding]?.length ?? 0),
    };
    return { etag, whole: Object.entries(whole).flat(), unchanged: Object.entries(unchanged).flat() };
  }
}

/** Whether browsers and programs usually send such a request. Fastify answers or refuses the others. */
function isPlain({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const { host, expect, upgrade, "content-length": length, "transfer-encoding": coding } = headers;
  const isUsual = expect === undefined && upgrade === undefined && length === undefined && coding === undefined;
  return isUsual && httpVersion === "1.1" && host !== undefined && !hasTwoHosts(rawHeaders);
}

/** Whether a browser has, or has had, a session. Its page may differ from a visitor's. */
function hasOurCookie({ cookieRules }: FastifyInstance, cookie: string | undefined): boolean {
  if (cookie === undefined) return false;
  const { member, staff, device, staffDevice, staffStep } = cookieRules;
  return [member, staff, device, staffDevice, staffStep].some((name) => cookie.includes(name));
}
