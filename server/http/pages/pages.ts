import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Member } from "#contract/accounts/schemas.ts";
import type { Send } from "#contract/client.ts";
import { lockedPath } from "#contract/lockdown/constants.ts";
import type { PostedForm, ReaderName, RenderedPage, Visitor } from "#contract/page.ts";
import type { StaffCheck } from "#contract/staff/schemas.ts";
import { type Answer, type Fresh, sendAnswer } from "#server/cache/answer-cache.ts";
import { lockedRetrySeconds, notFound, Refusal, unavailable } from "#server/errors.ts";
import { renderTurns } from "./render-turns.ts";
import type { Renderer } from "./renderer.ts";
import { speculationRules } from "./speculation-rules.ts";

const html = "text/html; charset=utf-8";
/** Everything a page can show. Views are left out: they are no change of content. */
export const pageTopics = [
  "players",
  "achievements",
  "videos",
  "switches",
  "social-counts",
  "news",
  "reward-items",
  "calendar",
  "site-icon",
];

/** `siteUrl` is the site's own origin, for canonical addresses and cards: never what a request claims it to be. */
type Pages = { renderer: Renderer; siteUrl: string };

/** Pages for people: the only door to the web room. A visitor's page is a finished answer, the same for all of them. */
export function servePages(app: FastifyInstance, { renderer, siteUrl }: Pages) {
  const anonymousCalls = directCalls(app);
  const inTurn = renderTurns();

  app.decorate("answerWithPage", async (request: FastifyRequest, reply: FastifyReply, shown: ShownPage = {}) => {
    const { url = request.url, posted } = shown;
    const visitor = await request.findVisitor();
    if (!visitor && app.hasDecorator("isUnderPressure") && app.isUnderPressure()) throw unavailable();
    const asked = { url, siteUrl, posted, isElsewhere: url !== request.url, send: directCalls(app, request) };
    const page = await inTurn(request, visitor, () => renderer.render({ ...asked, visitor: visitor ?? nobody }));
    if ("isNowhere" in page) return sendAnswer(request, reply, await nowherePage(readerName(visitor)));
    if ("location" in page) return reply.redirect(page.location, page.status);
    const status = posted || reply.statusCode >= 400 ? reply.statusCode : statusOf(page);
    return reply
      .code(status)
      .headers({ ...headersOf(status), "cache-control": "no-store" })
      .send(page.html);
  });

  app.decorate("answerLocked", async (request: FastifyRequest, reply: FastifyReply) =>
    sendAnswer(request, reply, await app.answers.answer(lockedPath, lockedTopics, renderLocked)),
  );

  app.get("/api/*", { config: { access: "public" }, schema: { hide: true } }, async () => {
    throw notFound();
  });
  app.get("/*", async (request, reply) => {
    const reader = readerName(await request.findVisitor());
    const kept = cacheFor(reader).kept(keptAs(request.url, reader), pageTopics); // a page's key is its address
    if (kept) return sendAnswer(request, reply, kept);
    const key = request.url.startsWith("/") ? renderer.cacheKeyOf(request.url, reader) : nowhere;
    if (key === undefined) return app.answerWithPage(request, reply);
    return sendAnswer(request, reply, await finishedPage(key, reader));
  });
  app.get("/speculation-rules.json", (_request, reply) =>
    reply.header("cache-control", "max-age=86400").type("application/speculationrules+json").send(speculationRules),
  );

  /** What several signed-in people read alike has room of its own. */
  const cacheFor = (reader: ReaderName) => (reader === "visitor" ? app.answers : app.signedInAnswers);

  /**
   * What is kept under a key is rendered from the key, never from the address that was asked for: it is everybody's. Nothing is
   * kept for an address of something that is not there, however many of them are asked for.
   */
  async function finishedPage(key: string, reader: ReaderName): Promise<Answer> {
    if (key === renderer.cacheKeyOf(nowhere)) return nowherePage(reader);
    try {
      return await cacheFor(reader).answer(keptAs(key, reader), pageTopics, () => rendered(key, reader));
    } catch (error) {
      if (error instanceof Refusal && error.code === "not_found") return nowherePage(reader);
      throw error;
    }
  }

  async function renderLocked(): Promise<Fresh> {
    const shown = { url: lockedPath, isElsewhere: true };
    const page = await renderer.render({ ...shown, siteUrl, visitor: nobody, send: anonymousCalls });
    if (!("html" in page)) throw unavailable(); // it was unlocked a moment ago
    const headers = { ...headersOf(503), "retry-after": String(lockedRetrySeconds), "cache-control": "no-store" };
    return { status: 503, headers, body: page.html };
  }

  const nowherePage = (reader: ReaderName) =>
    cacheFor(reader).answer(keptAs(nowhere, reader), pageTopics, () => rendered(nowhere, reader));
  const rendered = async (url: string, reader: ReaderName) =>
    freshAnswer(await renderer.render({ url, siteUrl, visitor: anyone[reader], send: anonymousCalls }), reader);
}

/** What is shown where it is not just the address that was asked for: another page, or a refused form on it. */
export type ShownPage = { url?: string; posted?: PostedForm };

const nobody: Visitor = { me: null, staff: { isAdmin: false } };
/** Somebody of a kind, of whom a document says nothing else. */
const somebody: Member = {
  id: "",
  name: "",
  email: "",
  discord: null,
  createdAt: "",
  isVerified: true,
  hasPassword: true,
};
const someStaff: StaffCheck = { isAdmin: true, username: "", role: "management", adminId: null };
const anyone: Record<ReaderName, Visitor> = {
  visitor: nobody,
  member: { ...nobody, me: somebody },
  staff: { ...nobody, staff: someStaff },
  "member staff": { me: somebody, staff: someStaff },
};

function readerName(visitor: Visitor | undefined): ReaderName {
  if (!visitor?.me) return visitor?.staff.isAdmin ? "staff" : "visitor";
  return visitor.staff.isAdmin ? "member staff" : "member";
}

const keptAs = (key: string, reader: ReaderName) => (reader === "visitor" ? key : `${reader} ${key}`);

/** Shown at every address while the site is locked; its own is one without a page. */
const lockedTopics = ["switches", "site-icon"];

/** An address without a page. */
const nowhere = "/nothing/here";

function freshAnswer(page: RenderedPage, reader: ReaderName): Fresh {
  if ("isNowhere" in page) throw notFound();
  if ("location" in page) {
    const { status, location } = page;
    return { status, headers: { ...headersOf(status), location }, body: "", isCacheable: false }; // any number lead to one
  }
  const status = statusOf(page);
  const headers = {
    ...headersOf(status),
    ...(page.isDocument && { "speculation-rules": '"/speculation-rules.json"' }),
    ...(reader !== "visitor" && { "cache-control": "no-store" }),
  };
  return { status, headers, body: page.html, isCacheable: page.isWhole };
}

/** A page whose data could not be read says so; it will be there in a moment. */
const statusOf = ({ status, isWhole }: { status: number; isWhole: boolean }) => (isWhole ? status : 503);

const headersOf = (status: number) => ({ "content-type": html, ...(status === 503 && { "retry-after": "5" }) });

/** How a page asks our own API while it is rendered: the same routes, checks and JSON, without a socket. */
function directCalls(app: FastifyInstance, request?: FastifyRequest): Send {
  const cookie = request?.headers.cookie;
  const visitor = { headers: cookie === undefined ? {} : { cookie }, ...(request && { remoteAddress: request.ip }) };
  return async (path, { method = "GET" }) => {
    const answer = await app.inject({ method: method as "GET", url: path, ...visitor }); // pages only read
    return new Response(answer.body || null, {
      status: answer.statusCode,
      headers: { "content-type": "application/json", link: String(answer.headers.link ?? "") },
    });
  };
}
