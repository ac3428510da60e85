import { setImmediate as nextRound } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { lockedPath } from "#contract/lockdown/constants.ts";
import { pages } from "#contract/page-paths.ts";
import {
  type PostedForm,
  type ReaderName,
  type RenderedPage,
  unavailablePath,
  type Visitor,
} from "#contract/rendered-page.ts";
import { type CachedResponse, type Fresh, finishedResponse } from "#server/cache/response-cache.ts";
import { sendCached } from "#server/cache/send-cached.ts";
import { lockedRetrySeconds, notFound, Refusal, unavailable } from "#server/errors.ts";
import { concurrencyLimit, type Limit } from "#server/platform/process/concurrency-limit.ts";
import { publicTopics, type Topic } from "#server/topics.ts";
import { directCalls } from "./direct-calls.ts";
import { framingOf, headersOf, html, nowhere, statusOf } from "./page-responses.ts";
import { servePreviews } from "./previews.ts";
import { anyone, nobody, readerName, visitorFor } from "./readers.ts";
import type { Renderer } from "./renderer.ts";
import { speculationRules } from "./speculation-rules.ts";

type Pages = {
  renderer: Renderer;
  hasProvider: boolean;
  isDevelopment: boolean;
  /** Returns the canonical address of the article, player or result that a path names; undefined if there is none. */
  findAddress: (path: string) => Promise<string | undefined>;
};

/** Serves the pages. A visitor's page is a cached response, the same for all visitors. */
export function servePages(app: FastifyInstance, { renderer, hasProvider, isDevelopment, findAddress }: Pages) {
  /** The team's facts, and the site's own origin for canonical addresses and cards. */
  const site = () => ({ team: app.team, siteUrl: app.siteUrl, hasProvider });
  const anonymousCalls = directCalls(app);
  servePreviews(app, { renderer, hasProvider, limits });

  app.decorate("renderPage", async (request: FastifyRequest, reply: FastifyReply, shown: ShownPage = {}) => {
    const { url = request.url, posted } = shown;
    const visitor = await visitorFor(request, () => posted !== undefined);
    if (!visitor && !posted) request.refuseIfTooMuch();
    const asked = { ...site(), url, posted, isElsewhere: url !== request.url, send: directCalls(app, request) };
    const { socket } = request.raw;
    const page = await limitFor(visitor)(async () => {
      if (socket.destroyed) throw unavailable(); // they left while they waited
      return renderer.render({ ...asked, visitor: visitor ?? nobody });
    });
    if ("isNowhere" in page) return sendCached(request, reply, await nowherePage(readerName(visitor), url));
    if ("location" in page) return reply.redirect(withQueryOf(url, page), page.status);
    const status = posted || reply.statusCode >= 400 ? reply.statusCode : statusOf(page);
    const retryAfter = reply.getHeader("retry-after");
    return reply
      .code(status)
      .headers({ ...headersOf(status), ...(retryAfter && { "retry-after": retryAfter }), "cache-control": "no-store" })
      .headers({ ...(!isDevelopment && framingOf(page)) })
      .send(page.html);
  });

  const warming = new AbortController();
  app.addHook("preClose", async () => warming.abort());
  app.decorate("warmPages", async () => {
    for (const key of visitorsPages.filter(renderer.isPage)) {
      await nextRound(); // requests that have come in go first
      if (warming.signal.aborted) return;
      await finishedPage(key, "visitor").catch(() => undefined); // it's made on the first request instead
    }
    await unavailablePage().catch(() => undefined);
  });

  app.decorate("sendLocked", async (request: FastifyRequest, reply: FastifyReply) =>
    sendCached(request, reply, await app.responses.getOrMake(lockedPath, lockedTopics, renderLocked)),
  );

  app.decorate("sendUnavailable", async (request: FastifyRequest, reply: FastifyReply, refusal?: Refusal) => {
    const page = await unavailablePage();
    const seconds = refusal?.details.retryAfterSeconds;
    const retry = seconds !== undefined && { "retry-after": String(seconds) };
    return sendCached(request, reply, { ...page, status: refusal ? 503 : 500, headers: { ...page.headers, ...retry } });
  });

  app.get("/api/*", { config: { access: "public" }, schema: { hide: true } }, async () => {
    throw notFound();
  });
  /** Whether the page is a document, which anyone may get. Any other page would show a signed-in reader as signed out. */
  const isForAll = (url: string) => renderer.cacheKeyOf(url, "member staff") !== undefined;
  app.get("/*", async (request, reply) => {
    const visitor = await visitorFor(request, () => isForAll(request.url));
    const reader = readerName(visitor);
    const kept = keptPage(request.url, reader); // a page's key is its address
    if (kept && reader === "visitor") {
      const find = app.responses.finder(request.url, publicTopics);
      app.responsesByUrl.note(request, { url: request.url, find, isForAll: false });
    }
    if (kept) return sendCached(request, reply, kept);
    const key = request.url.startsWith("/") ? renderer.cacheKeyOf(request.url, reader, app.team) : nowhere;
    if (key === undefined) return app.renderPage(request, reply);
    if (!isOfEntry(key)) return sendCached(request, reply, await finishedPage(key, reader));
    const address = hasPage(key, reader) ? key : await entryAddress(key);
    if (address === undefined) return sendCached(request, reply, await nowherePage(reader, key));
    if (address !== key)
      return sendCached(
        request,
        reply,
        await finishedResponse(redirection(308, address + queryOf(request.url), reader)),
      );
    return sendCached(request, reply, await finishedPage(key, reader, { limit: limitFor(visitor) }));
  });
  app.get("/speculation-rules.json", (_request, reply) =>
    reply.header("cache-control", "max-age=86400").type("application/speculationrules+json").send(speculationRules),
  );

  /** Pages that signed-in people share have their own cache. */
  const cacheFor = (reader: ReaderName) => (reader === "visitor" ? app.responses : app.signedInResponses);
  const keptPage = (key: string, reader: ReaderName) => cacheFor(reader).get(keptAs(key, reader), publicTopics);
  const hasPage = (key: string, reader: ReaderName) => cacheFor(reader).has(keptAs(key, reader), publicTopics);

  /**
   * Looks an entry's address up instead of rendering a page to find out, since anyone can make addresses up. If the lookup
   * fails, the page is made and says so.
   */
  const entryAddress = (path: string) => findAddress(path).catch(() => path);

  /**
   * Returns the page under a key, which is rendered from the key and never from the requested address, because everyone gets it.
   * Nothing is kept for addresses of things that don't exist, however many are asked for.
   */
  async function finishedPage(
    key: string,
    reader: ReaderName,
    limited: { limit?: Limit } = {},
  ): Promise<CachedResponse> {
    if (key === renderer.cacheKeyOf(nowhere)) return nowherePage(reader, key);
    try {
      const make = () => rendered(key, reader);
      return await cacheFor(reader).getOrMake(keptAs(key, reader), publicTopics, make, limited);
    } catch (error) {
      if (error instanceof Refusal && error.code === "not_found") return nowherePage(reader, key);
      throw error;
    }
  }

  async function renderLocked(): Promise<Fresh> {
    const shown = { url: lockedPath, isElsewhere: true };
    const page = await renderer.render({ ...shown, ...site(), visitor: nobody, send: anonymousCalls });
    if (!("html" in page)) throw unavailable(); // unlocked a moment ago
    const headers = { ...headersOf(503), "retry-after": String(lockedRetrySeconds), "cache-control": "no-store" };
    return { status: 503, headers, body: page.html };
  }

  const unavailablePage = () => app.responses.getOrMake(unavailablePath, ["site-icon", "team"], renderUnavailable);
  async function renderUnavailable(): Promise<Fresh> {
    const page = await renderer.render({ url: unavailablePath, ...site(), visitor: nobody, send: anonymousCalls });
    if (!("html" in page)) throw unavailable();
    return {
      headers: { "content-type": html, "cache-control": "no-store" },
      body: page.html,
      isCacheable: page.hasAllData,
    };
  }

  const nowherePage = (reader: ReaderName, asked: string) => {
    const url = asked.startsWith("/news/") ? nowhereInNews : nowhere;
    return cacheFor(reader).getOrMake(keptAs(url, reader), publicTopics, () => rendered(url, reader));
  };
  const rendered = async (url: string, reader: ReaderName) =>
    freshResponse(await renderer.render({ ...site(), url, visitor: anyone[reader], send: anonymousCalls }), reader);
}

/**
 * Pages that can't all be kept, those made for one person and those of articles, each take some milliseconds of the event loop.
 * Visitors have a limit of their own, so that people who are signed in don't wait for them.
 */
const limits = {
  visitors: concurrencyLimit({ atOnce: 1, waiting: 128 }),
  signedIn: concurrencyLimit({ atOnce: 2, waiting: 128 }),
};
const limitFor = (visitor: Visitor | undefined) => (visitor ? limits.signedIn : limits.visitors);

/** Pages that are the same for every visitor, with one address each. */
const visitorsPages = pages.filter((path) => !path.includes(":") && !path.startsWith("/admin"));

/** Overrides what the requested address would show: another page, or that page with a refused form. */
export type ShownPage = { url?: string; posted?: PostedForm };

const keptAs = (key: string, reader: ReaderName) => (reader === "visitor" ? key : `${reader} ${key}`);

/** The topics of the LOCKED page, which is shown at every address while the site is locked. */
const lockedTopics: readonly Topic[] = ["switches", "site-icon", "team"];

/** Whether it is the address of an article, a player or a result. Anyone can make up any number of those. */
const isOfEntry = (key: string) => /^\/(news|players|results)\//.test(key);

/** An article that isn't there, for addresses in the news. */
const nowhereInNews = "/news/nothing/here/either";

function freshResponse(page: RenderedPage, reader: ReaderName): Fresh {
  if ("isNowhere" in page) throw notFound();
  if ("location" in page) return redirection(page.status, page.location, reader);
  const status = statusOf(page);
  const headers = {
    ...headersOf(status),
    ...(page.isDocument && { "speculation-rules": '"/speculation-rules.json"' }),
    ...framingOf(page),
    ...unkept(reader),
  };
  return { status, headers, body: page.html, isCacheable: page.hasAllData };
}

const redirection = (status: number, location: string, reader: ReaderName): Fresh => ({
  status,
  headers: { ...headersOf(status), location, ...unkept(reader) },
  body: "",
});

const queryOf = (url: string) => /\?.*$/.exec(url)?.[0] ?? "";

/** Keeps the query of an address that has moved, such as where a link was shared. */
const withQueryOf = (url: string, { location, status }: { location: string; status: number }) =>
  (status === 301 || status === 308) && !location.includes("?") ? location + queryOf(url) : location;

/** Stops devices from storing what signed-in people read. */
const unkept = (reader: ReaderName) => reader !== "visitor" && { "cache-control": "no-store" };
