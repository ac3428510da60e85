import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isVisitorsPage } from "#contract/page-paths.ts";
import type { Preview } from "#contract/rendered-page.ts";
import type { Team } from "#contract/team.ts";
import { unavailable } from "#server/errors.ts";
import { previewPolicy, previewWindowPolicy } from "#server/http/security-headers.ts";
import type { Limit } from "#server/platform/process/concurrency-limit.ts";
import { directCalls } from "./direct-calls.ts";
import { headersOf, nowhere, statusOf } from "./page-responses.ts";
import { nobody } from "./readers.ts";
import type { Renderer } from "./renderer.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Answers with a page as visitors would see it with these facts, even while the site is locked. Nothing keeps it. */
    sendPreview: (request: FastifyRequest, reply: FastifyReply, shown: ShownPreview) => Promise<FastifyReply>;
    /** The headers of a preview, and of what is shown in place of one. */
    previewHeaders: Record<string, string>;
  }
}

/** `isForStaff` says whose limit it counts to. */
export type ShownPreview = { path: string; team: Team; preview: Preview; isForStaff?: boolean };

const previewHeaders = {
  "content-security-policy": previewPolicy,
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

type Previews = { renderer: Renderer; hasProvider: boolean; limits: { visitors: Limit; signedIn: Limit } };

export function servePreviews(app: FastifyInstance, { renderer, hasProvider, limits }: Previews) {
  const send = directCalls(app);
  app.decorate("previewHeaders", previewHeaders);
  app.decorate("sendPreview", async ({ raw, headers }, reply, { path, team, preview, isForStaff }) => {
    const render = (url: string) => {
      if (raw.socket.destroyed) throw unavailable(); // they left while they waited
      const page = { team, preview, url: isVisitorsPage(url) ? url : nowhere };
      return app.asIfUnlocked(() =>
        renderer.render({ ...page, siteUrl: app.siteUrl, hasProvider, visitor: nobody, send }),
      );
    };
    const problem = "problem" in preview && preview.problem;
    const page = await (isForStaff ? limits.signedIn : limits.visitors)(async () => {
      const first = await render(problem ? nowhere : path);
      const moved = "location" in first ? await render(first.location) : first; // an article by an earlier address
      return "html" in moved ? moved : render(nowhere);
    });
    if (!("html" in page)) throw unavailable();
    const status = problem === "ended" ? 410 : statusOf(page);
    return reply
      .code(status)
      .headers({ ...headersOf(status), ...previewHeaders })
      .header("content-security-policy", headers["sec-fetch-dest"] === "iframe" ? previewPolicy : previewWindowPolicy)
      .send(page.html);
  });
}
