import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { HttpsUrl, Id, ImageUrl, WholeNumber } from "#contract/fields.ts";
import { PageQuery } from "#contract/paging.ts";
import { lineField, textField } from "#contract/text-fields.ts";
import { playerRoles } from "./constants.ts";

export const Player = z.object({
  id: Id,
  gamertag: lineField({ min: 1, max: 80 }),
  realName: lineField({ min: 1, max: 80 }),
  role: z.enum(playerRoles),
  bio: textField({ max: 2000 }),
  specialty: lineField({ max: 120 }),
  powerRanking: z.nullable(WholeNumber).describe("Shown as PR, or as N/A if null"),
  earnings: WholeNumber.check(z.describe("Whole dollars")),
  twitterUrl: z.nullable(HttpsUrl),
  twitchUrl: z.nullable(HttpsUrl),
  youtubeUrl: z.nullable(HttpsUrl),
  imageUrl: z.nullable(ImageUrl),
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
