import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { HttpsUrl, Id, ImageUrl, lineField, textField, WholeNumber } from "#contract/fields.ts";
import { Page } from "#contract/paging.ts";
import { playerRoles } from "./constants.ts";

export const Player = z.object({
  id: Id,
  gamertag: lineField({ min: 1, max: 80 }),
  realName: lineField({ min: 1, max: 80 }),
  role: z.enum(playerRoles),
  bio: textField({ max: 2000 }),
  specialty: lineField({ max: 120 }),
  powerRanking: WholeNumber.nullable().describe("Shown as PR; N/A where missing"),
  earnings: WholeNumber.describe("Whole dollars"),
  twitterUrl: HttpsUrl.nullable(),
  twitchUrl: HttpsUrl.nullable(),
  youtubeUrl: HttpsUrl.nullable(),
  imageUrl: ImageUrl.nullable(),
});
export type Player = z.infer<typeof Player>;

export const playersCalls = {
  list: {
    access: "public",
    summary: "The roster, by ascending power ranking, missing ones first",
    query: Page,
    response: z.array(Player),
  },
} satisfies Calls;
