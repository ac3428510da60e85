import { uploadTexts } from "#contract/uploads/constants.ts";
import { uploadsApi } from "#contract/uploads/endpoints.ts";
import { uploadsCalls } from "#contract/uploads/schemas.ts";
import { noteForAll } from "#server/cache/public-responses.ts";
import { type CachedResponse, responseStore } from "#server/cache/response-cache.ts";
import { sendCached } from "#server/cache/send-cached.ts";
import { invalidInput, notFound } from "#server/errors.ts";
import { acceptPictureForms, withPictureForm } from "#server/routing/picture-form.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { findPicture, type StoredPicture, storePicture } from "./uploads.service.ts";

const routes = routesOf(uploadsApi, uploadsCalls);

/** A few hundred kilobytes each. */
const cacheSize = { count: 64, bytes: 8 * 1024 * 1024 };

export async function uploadsRoutes(app: App) {
  await acceptPictureForms(app);
  app.route({
    ...routes.create,
    preHandler: ({ staff }) => app.countTry("uploads", staff.sessionId),
    handler: (request, reply) =>
      withPictureForm(request, async ({ picture }) => {
        if (!picture) throw invalidInput(uploadTexts.missing, { picture: uploadTexts.missing });
        const upload = { original: picture, by: request.staff, stopping: app.stopping };
        return reply.code(201).send(await storePicture(app.db, upload));
      }),
  });

  const cache = responseStore(cacheSize);
  const config = { access: "public", isOpenWhenLocked: true } as const;
  app.get<{ Params: { name: string } }>("/media/:name", { config }, async (request, reply) => {
    const { name } = request.params;
    const kept = cache.get(name);
    noteForAll(request, () => cache.get(name));
    if (kept) return sendCached(request, reply, kept);
    const picture = await findPicture(app.db, name);
    if (!picture) throw notFound();
    const response = responseOf(picture, name);
    cache.set(name, response);
    return sendCached(request, reply, response);
  });
}

/**
 * Makes the response for bytes that someone uploaded, though re-encoded: even when opened directly, they are a picture and nothing
 * else.
 */
const responseOf = ({ hash, contentType, bytes }: StoredPicture, name: string): CachedResponse => ({
  status: 200,
  headers: {
    "content-type": contentType,
    "content-disposition": `inline; filename="${name}"`,
    "content-security-policy": "sandbox",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
  },
  etag: `"${hash}"`,
  bytes: { raw: bytes },
});
