import { z } from "zod";
import { Result } from "#contract/achievements/schemas.ts";
import type { Calls } from "#contract/endpoint.ts";
import { WholeNumber } from "#contract/fields.ts";
import { NewsCard } from "#contract/news/schemas.ts";
import { PageQuery } from "#contract/paging.ts";
import { Player } from "#contract/players/schemas.ts";
import { Video } from "#contract/videos/schemas.ts";

const Slug = z.string().regex(/^[a-z0-9-]{1,100}$/);

/** A player who has a page of their own, in a list. */
export const PlayerCard = Player.pick({ id: true, gamertag: true, role: true, imageUrl: true, game: true }).extend({
  slug: Slug,
  isFormer: z.boolean().describe("Whether they have left the team"),
});
export type PlayerCard = z.infer<typeof PlayerCard>;

/** How many of each a page shows. */
export const mostOnPage = { results: 50, articles: 6, videos: 4 };

export const PlayerPage = z.object({
  player: Player.extend({
    realName: z.string().nullable().describe("Null unless staff have switched it on for the page"),
    slug: Slug,
    isFormer: z.boolean(),
  }),
  placements: WholeNumber.check(z.describe("How many results name them")),
  wins: WholeNumber.check(z.describe("How many of those are first places")),
  results: z.array(Result).max(mostOnPage.results).describe("Those that name them, newest first"),
  articles: z.array(NewsCard).max(mostOnPage.articles).describe("Published articles that name them, newest first"),
  videos: z.array(Video).max(mostOnPage.videos).describe("Active videos that name them"),
});
export type PlayerPage = z.infer<typeof PlayerPage>;

export const playerPagesCalls = {
  list: {
    access: "public",
    summary: "Players who have a page of their own: those of the roster, then former ones",
    query: PageQuery,
    response: z.array(PlayerCard),
  },
  get: {
    access: "public",
    summary: "A player’s own page, by its current or an earlier address, or by the player’s id",
    params: z.object({ slug: Slug }),
    response: PlayerPage,
  },
} satisfies Calls;
