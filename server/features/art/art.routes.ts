import { articleCardPath, siteCardPath } from "#contract/art.ts";
import { ById } from "#contract/fields.ts";
import { notFound } from "#server/errors.ts";
import { getPublishedHeading } from "#server/features/news/news.service.ts";
import { sendAnswer } from "#server/http/answer-cache.ts";
import type { App } from "#server/http/route.ts";
import { Studio } from "./art.service.ts";
import { findPicture } from "./picture.ts";

type Address = { Params: { kind: string; variant: string; "*": string } };

export async function artRoutes(app: App) {
  const studio = new Studio();
  app.addHook("onClose", () => studio.close());

  app.get<Address>("/art/:kind/:variant/*", { config: { access: "public" } }, async (request, reply) => {
    const { kind, variant, "*": file } = request.params;
    const name = file.endsWith(".svg") ? file.slice(0, -".svg".length) : "";
    const picture = name && findPicture(kind, variant, name);
    if (!picture) throw notFound();
    return sendAnswer(request, reply, await studio.show(picture));
  });

  app.get(siteCardPath, { config: { access: "public" } }, async (request, reply) =>
    sendAnswer(request, reply, await studio.show({ kind: "site card" })),
  );
  const oneCard = { config: { access: "public" }, schema: { params: ById, hide: true } } as const;
  app.get(articleCardPath(":id"), oneCard, async (request, reply) => {
    const { title, category } = await getPublishedHeading(app.db, request.params.id);
    return sendAnswer(request, reply, await studio.show({ kind: "article card", title, category }));
  });
}
