import type { FastifyReply, FastifyRequest } from "fastify";
import { markSvg } from "#contract/art/mark.ts";
import { faviconTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { firstStepsCalls } from "#contract/first-steps/schemas.ts";
import { type IconSide, iconSides } from "#contract/site-icon/constants.ts";
import { siteIconApi } from "#contract/site-icon/endpoints.ts";
import { siteIconCalls } from "#contract/site-icon/schemas.ts";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { publicFile, publicResponse } from "#server/cache/public-responses.ts";
import { type CachedResponse, responseStore } from "#server/cache/response-cache.ts";
import { sendCached } from "#server/cache/send-cached.ts";
import { invalidInput, notFound } from "#server/errors.ts";
import { acceptPictureForms, withPictureForm } from "#server/routing/picture-form.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { findIconFile, getSiteIcon, removeSiteIcon, setSiteIcon } from "./site-icon.service.ts";

const routes = routesOf(siteIconApi, siteIconCalls);
const firstStepsRoutes = routesOf(firstStepsApi, firstStepsCalls);

const texts = { tooLarge: faviconTexts.wrong, notAPicture: faviconTexts.wrong };
const open = { isOpenWhenLocked: true } as const;
/** The icon while nobody has uploaded one. */
const mark = "/mark.svg";
/** Open pages may still ask for an earlier icon. */
const cacheSize = { count: 4 * iconSides.length, bytes: 1024 * 1024 };

export async function siteIconRoutes(app: App) {
  const { db } = app;
  app.route({
    ...routes.get,
    config: { ...routes.get.config, ...open },
    handler: publicResponse(() => getSiteIcon(db)),
  });
  app.route({
    ...firstStepsRoutes.removeFavicon,
    handler: async ({ staff: by }, reply) => {
      await removeSiteIcon(db, { by });
      return reply.code(204).send();
    },
  });
  await app.register(uploadRoute);
  serveIcons(app);
}

async function uploadRoute(app: App) {
  await acceptPictureForms(app);
  app.route({
    ...firstStepsRoutes.favicon,
    preHandler: ({ staff }) => app.countTry("uploads", staff.sessionId),
    handler: (request) => {
      const set = async ({ picture }: { picture: string | undefined }) => {
        if (!picture) throw invalidInput(uploadTexts.missing, { favicon: uploadTexts.missing });
        return setSiteIcon(app.db, { original: picture, by: request.staff, stopping: app.stopping });
      };
      return withPictureForm(request, set, texts);
    },
  });
}

type Asked = FastifyRequest<{ Querystring: { v?: unknown } }>;

/** An icon never changes at an address that names its content. Any other address serves the current one. */
function serveIcons(app: App) {
  const cache = responseStore(cacheSize);
  for (const side of iconSides) {
    app.get(`/favicon-${side}.png`, { config: open }, async (request: Asked, reply) => {
      const name = `${side} ${String(request.query.v)}`;
      const kept = cache.get(name);
      if (kept) return sendCached(request, reply, kept);
      const response = await findResponse(side, request.query.v);
      if (!response) throw notFound();
      if (response.headers["cache-control"] === forGood) cache.set(name, response);
      return sendCached(request, reply, response);
    });
  }
  const drawMark = publicFile("image/svg+xml", async () => markSvg(app.team));
  app.get(mark, { config: { ...open, isAlwaysServed: true } }, drawMark);
  app.get("/favicon.ico", { config: open }, async (request, reply: FastifyReply) => {
    const response = await findResponse(iconSides[0]);
    return response ? sendCached(request, reply, response) : reply.redirect(mark);
  });

  async function findResponse(side: IconSide, version?: unknown): Promise<CachedResponse | undefined> {
    const icon = await findIconFile(app.db, side);
    if (!icon) return undefined;
    const headers = {
      "content-type": "image/png",
      "content-security-policy": "sandbox",
      "cache-control": version === icon.hash ? forGood : "no-cache",
      vary: "accept-encoding",
    };
    return { status: 200, headers, etag: `"${side}-${icon.hash}"`, bytes: { raw: icon.bytes } };
  }
}

const forGood = "public, max-age=31536000, immutable";
