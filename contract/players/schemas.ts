import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { HttpsUrl, Id, ImageUrl, WholeNumber } from "#contract/fields.ts";
import { PageQuery } from "#contract/paging.ts";
import { playerRoles } from "./constants.ts";

export const Player = z.object({
  id: Id,
  gamertag: z.string(),
  realName: z.string(),
  role: z.enum(playerRoles),
  bio: z.string(),
  specialty: z.string(),
  powerRanking: z.nullable(WholeNumber).describe("Shown as PR, or as N/A if null"),
  earnings: WholeNumber.check(z.describe("Whole units of the team’s currency")),
  twitterUrl: z.nullable(HttpsUrl),
  twitchUrl: z.nullable(HttpsUrl),
  youtubeUrl: z.nullable(HttpsUrl),
  imageUrl: z.nullable(ImageUrl),
  game: z.nullable(z.string()).check(z.describe("Which of the team’s games they play. Null if they play none of them")),
});
export type Player = z.infer<typeof Player>;

export const playersCalls = {
  list: {
    access: "public",
    summary: "The roster, by ascending power ranking. Players without one come first",
    query: PageQuery,
    response: z.array(Player),
  },
} satisfies Calls;
