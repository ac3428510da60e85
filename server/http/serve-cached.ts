import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { FastifyInstance } from "fastify";
import { type Fitted, fittedTo } from "#server/cache/send-cached.ts";
import { noteRoute } from "./finished-requests.ts";
import { hasTwoHosts } from "./request-target.ts";

/**
 * Sends cached responses to plain requests before Fastify processes them, with the same headers and bytes. Hands on whatever might
 * be answered differently: everything while the site is locked or stops, requests with a body or uncommon headers, and pages for
 * people who have signed in.
 */
export function serveCached(app: FastifyInstance, securityHeaders: Record<string, string>) {
  const handlers = app.server.listeners("request") as RequestListener[]; // Fastify's own
  app.server.removeAllListeners("request");
  app.server.on("request", (request, response) => {
    const found = find(request);
    if (!found) {
      for (const handle of handlers) handle.call(app.server, request, response);
      return;
    }
    const fitted = fittedTo(request.headers, found.cached);
    const id = randomUUID();
    noteRoute(response, { id, routeOptions: { url: found.route } });
    response.writeHead(fitted.status, ["x-request-id", id, ...headersOf(fitted)]);
    response.end(fitted.body);
  });

  /** All headers as alternating names and values, which Node writes fastest. */
  const known = new WeakMap<Fitted, string[]>();
  function headersOf(fitted: Fitted): string[] {
    const made = known.get(fitted) ?? Object.entries({ ...securityHeaders, ...fitted.headers }).flat();
    known.set(fitted, made);
    return made;
  }

  function find(request: IncomingMessage) {
    const { method, url = "", headers } = request;
    const entry = method === "GET" ? app.responsesByUrl.find(url) : undefined;
    if (!entry || !isPlain(request)) return undefined;
    if (!entry.isForAll && hasOurCookie(app, headers.cookie)) return undefined;
    if (app.isLeaving() || !app.isUnlocked()) return undefined;
    const cached = entry.find();
    return cached?.status === 200 ? { cached, route: entry.route } : undefined;
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
