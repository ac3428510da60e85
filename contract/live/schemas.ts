import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { HttpsUrl, Id, ImageUrl, WholeNumber } from "#contract/fields.ts";
import { longestGoodForSeconds } from "./constants.ts";

export const LiveStream = z.object({
  playerId: z.nullable(Id).describe("Who of the roster streams. Null for the team’s own channel"),
  name: z.string().describe("The player’s gamertag, or the team’s name"),
  url: HttpsUrl,
  title: z.string().describe("What the streamer calls it; may be empty"),
  game: z.string().describe("What Twitch calls the game; may be empty"),
  viewers: WholeNumber,
  imageUrl: z.nullable(ImageUrl).describe("A picture of the stream on this site, a few minutes old"),
});
export type LiveStream = z.infer<typeof LiveStream>;

export const Live = z.object({
  streams: z.array(LiveStream).describe("The team’s own channel first, then players by their viewers"),
  goodForSeconds: z
    .nullable(z.int().check(z.gte(1), z.lte(longestGoodForSeconds)))
    .describe(
      "How long this may be shown before asking again. Null if the site doesn’t know who is live, because Twitch isn’t connected",
    ),
});
export type Live = z.infer<typeof Live>;

export const liveCalls = {
  get: {
    access: "public",
    summary: "Who of the team is live on Twitch",
    response: Live,
  },
} satisfies Calls;
