import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Send } from "#contract/client.ts";
import { notFound } from "#server/errors.ts";
import { type Fresh, sendAnswer } from "./answer-cache.ts";
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
    if ("location" in page) return reply.redirect(page.location, page.status);
    const status = posted ? 400 : page.status;
    return reply.code(status).headers({ "content-type": html, "cache-control": "no-store" }).send(page.html);
  });

  app.get("/api/*", { config: { access: "public" }, schema: { hide: true } }, async () => {
    throw notFound();
  });
  app.get("/*", async (request, reply) => {
    const key = renderer.cacheKeyOf(request.url);
    if (key === undefined) return app.answerWithPage(request, reply);
    const answer = await app.answers.answer(key, pageTopics, async () =>
      freshAnswer(await renderer.render({ url: request.url, siteUrl, send })),
    );
    return sendAnswer(request, reply, answer);
  });
}

function freshAnswer(page: RenderedPage): Fresh {
  if ("html" in page) {
    const { status, html: body, isWhole } = page;
    return { status, headers: { "content-type": html }, body, isLasting: isWhole };
  }
  return { status: page.status, headers: { "content-type": html, location: page.location }, body: "" };
}

/** How a page asks our own API while it is rendered: the same routes, checks and JSON, without a socket. */
function directCalls(app: FastifyInstance): Send {
  return async (path, { method = "GET" }) => {
    const answer = await app.inject({ method: method as "GET", url: path }); // pages only read
    return new Response(answer.body || null, {
      status: answer.statusCode,
      headers: { "content-type": "application/json" },
    });
  };
}
