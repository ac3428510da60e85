import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { HttpsUrl, Id, ImageUrl, line, text, WholeNumber } from "./fields.ts";
import { Page } from "./paging.ts";

export const playerRoles = ["Competitive Player", "Pro Player", "Content Creator", "Coach", "Analyst"] as const;

export const Player = z.object({
  id: Id,
  gamertag: line({ min: 1, max: 80 }),
  realName: line({ min: 1, max: 80 }),
  role: z.enum(playerRoles),
  bio: text({ max: 2000 }),
  specialty: line({ max: 120 }),
  powerRanking: WholeNumber.nullable().describe("Shown as PR; N/A where missing"),
  earnings: WholeNumber.describe("Whole dollars"),
  twitterUrl: HttpsUrl.nullable(),
  twitchUrl: HttpsUrl.nullable(),
  youtubeUrl: HttpsUrl.nullable(),
  imageUrl: ImageUrl.nullable(),
});
export type Player = z.infer<typeof Player>;

export const playersApi = {
  list: endpoint({
    method: "GET",
    path: "/api/players",
    access: "public",
    summary: "The roster, by ascending power ranking, missing ones first",
    query: Page,
    response: z.array(Player),
  }),
};
