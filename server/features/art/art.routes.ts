import type { FastifyReply, FastifyRequest } from "fastify";
import { coloursName } from "#contract/art/art.ts";
import { ById } from "#contract/fields.ts";
import type { Brand } from "#contract/team/palette.ts";
import type { Team } from "#contract/team.ts";
import { sendCached } from "#server/cache/send-cached.ts";
import { notFound } from "#server/errors.ts";
import type { Site } from "#server/feature.ts";
import { getPublishedHeading } from "#server/features/news/news.service.ts";
import { findDraftedTeam } from "#server/features/team/team.service.ts";
import { findPicture as findUpload } from "#server/features/uploads/uploads.service.ts";
import { addressKey } from "#server/platform/network/address-key.ts";
import type { App } from "#server/routing/route.ts";
import { Studio } from "./art.service.ts";
import { type CardLogo, wordsOfCard } from "./drawing/cards.ts";
import { KnownPictures } from "./known-pictures.service.ts";
import { findPicture, isCard, type Painting, type Picture } from "./picture.format.ts";

type Address = { Params: { kind: string; variant: string; "*": string }; Querystring: { colours?: string } };

const logoOf = ({ logo }: Team): CardLogo | undefined => (logo ? { address: logo } : undefined);

export async function artRoutes(app: App, { database, teamDefaults: defaults }: Site) {
  /** Reads the logo on a card if it was uploaded here: nothing is fetched from elsewhere. */
  const complete = async (picture: Painting): Promise<Painting> => {
    if (!isCard(picture) || !picture.logo) return picture;
    const { address } = picture.logo;
    const stored = address.startsWith("/media/") && (await findUpload(app.db, address.slice("/media/".length)));
    if (!stored) return { ...picture, logo: undefined };
    return {
      ...picture,
      logo: { address, data: `data:${stored.contentType};base64,${stored.bytes.toString("base64")}` },
    };
  };
  const studio = new Studio(complete);
  const known = new KnownPictures(app.db, () => app.team);
  app.addHook(
    "onClose",
    database.onChange((topic) => known.invalidate(topic)),
  );
  app.addHook("onClose", () => studio.close());
  /** Previews ask for the draft's colours. Nobody can have pictures drawn in others. */
  const brandOf = async (colours = coloursName(app.team.brand)): Promise<Brand> => {
    if (colours === coloursName(app.team.brand)) return app.team.brand;
    const draft = await findDraftedTeam(app.db, defaults);
    if (!draft || colours !== coloursName(draft.brand)) throw notFound();
    return draft.brand;
  };
  const show = async (request: FastifyRequest, reply: FastifyReply, picture: Picture, brand = app.team.brand) => {
    const response = await studio.show(
      { ...picture, brand },
      {
        isKnown: () => known.has(picture),
        countInvented: () => app.countTry("inventedPictures", addressKey(request.ip)),
      },
    );
    return sendCached(request, reply, response);
  };

  const config = { access: "public", isOpenWhenLocked: true } as const;
  app.get<Address>("/art/:kind/:variant/*", { config }, async (request, reply) => {
    const { kind, variant, "*": file } = request.params;
    const name = file.endsWith(".svg") ? file.slice(0, -".svg".length) : "";
    const picture = name && findPicture(kind, variant, name);
    if (!picture) throw notFound();
    return show(request, reply, picture, await brandOf(request.query.colours));
  });

  app.get("/cards/site.png", { config: { access: "public" } }, async (request, reply) => {
    const { wordmark, tagline } = app.team;
    return show(request, reply, { kind: "site card", wordmark, tagline, logo: logoOf(app.team) });
  });
  const oneCard = { config: { access: "public" }, schema: { params: ById, hide: true } } as const;
  app.get("/cards/news/:id.png", oneCard, async (request, reply) => {
    const article = await getPublishedHeading(app.db, request.params.id);
    const { title, category } = article;
    return show(request, reply, {
      kind: "article card",
      title,
      category,
      words: wordsOfCard(article, app.team),
      wordmark: app.team.wordmark,
      logo: logoOf(app.team),
    });
  });
}
