import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Send } from "#contract/client.ts";
import { notFound, Refusal } from "#server/errors.ts";
import { type Answer, type Fresh, sendAnswer } from "./answer-cache.ts";
import type { PostedForm, RenderedPage, Renderer } from "./renderer.ts";

const html = "text/html; charset=utf-8";
/** Everything a page can show. Views are left out: they are no change of content. */
export const pageTopics = ["players", "achievements", "videos", "switches", "social-counts", "news"];

/** `siteUrl` is the site's own origin, for canonical addresses and cards: never what a request claims it to be. */
type Pages = { renderer: Renderer; siteUrl: string };

/** Pages for people: the only door to the web room. A visitor's page is a finished answer, the same for all of them. */
export function servePages(app: FastifyInstance, { renderer, siteUrl }: Pages) {
  const send = directCalls(app);

  app.decorate("answerWithPage", async (request: FastifyRequest, reply: FastifyReply, posted?: PostedForm) => {
    const page = await renderer.render({ url: request.url, siteUrl, send, posted });
    if ("isNowhere" in page) return sendAnswer(request, reply, await nowherePage());
    if ("location" in page) return reply.redirect(page.location, page.status);
    const status = posted ? 400 : page.status;
    return reply
      .code(status)
      .headers({ ...headersOf(page.status), "cache-control": "no-store" })
      .send(page.html);
  });

  app.get("/api/*", { config: { access: "public" }, schema: { hide: true } }, async () => {
    throw notFound();
  });
  app.get("/*", async (request, reply) => {
    const kept = app.answers.kept(request.url, pageTopics); // a page's key is its path
    if (kept) return sendAnswer(request, reply, await kept);
    const key = renderer.cacheKeyOf(request.url);
    if (key === undefined) return app.answerWithPage(request, reply);
    return sendAnswer(request, reply, await finishedPage(request.url, key));
  });

  /** Nothing is kept under the key of an address where nothing is, however many of them are asked for. */
  async function finishedPage(url: string, key: string): Promise<Answer> {
    const render = async () => freshAnswer(await renderer.render({ url, siteUrl, send }));
    try {
      return await app.answers.answer(key, pageTopics, render);
    } catch (error) {
      if (error instanceof Refusal && error.code === "not_found") return nowherePage();
      throw error;
    }
  }

  function nowherePage(): Promise<Answer> {
    return finishedPage(nowhere, renderer.cacheKeyOf(nowhere) ?? nowhere);
  }
}

/** An address without a page. */
const nowhere = "/nothing/here";

function freshAnswer(page: RenderedPage): Fresh {
  if ("isNowhere" in page) throw notFound();
  const { status } = page;
  const headers = headersOf(status);
  // Any number of addresses lead to one.
  if ("location" in page)
    return { status, headers: { ...headers, location: page.location }, body: "", isLasting: false };
  return { status, headers, body: page.html, isLasting: page.isWhole };
}

const headersOf = (status: number) => ({ "content-type": html, ...(status === 503 && { "retry-after": "5" }) });

/** How a page asks our own API while it is rendered: the same routes, checks and JSON, without a socket. */
function directCalls(app: FastifyInstance): Send {
  return async (path, { method = "GET" }) => {
    const answer = await app.inject({ method: method as "GET", url: path }); // pages only read
    return new Response(answer.body || null, {
      status: answer.statusCode,
      headers: { "content-type": "application/json", link: String(answer.headers.link ?? "") },
    });
  };
}
