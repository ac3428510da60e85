import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, HttpsUrl, Id, ImageUrl, lineField, textField, Version, WholeNumber } from "#contract/fields.ts";
import { Page } from "#contract/paging.ts";
import { maxPictureBytes } from "#contract/uploads/constants.ts";
import { playerRoles, playerTexts } from "./constants.ts";
import { UpdatePlayerRequest } from "./forms.ts";

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
/** A player as staff see them. */
export const StoredPlayer = Player.extend({ version: Version });
export type StoredPlayer = z.infer<typeof StoredPlayer>;

export const playersCalls = {
  list: {
    access: "public",
    summary: "The roster, by ascending power ranking, missing ones first",
    query: Page,
    response: z.array(Player),
  },
  listForStaff: {
    access: "staff:players:read",
    summary: "The roster as it stands, never from a cache",
    query: Page,
    response: z.array(StoredPlayer),
  },
  create: {
    access: "staff:players:write",
    summary: "Adds a player: a form of their fields, and a picture where there is one",
    file: { name: "profileImage", maxBytes: maxPictureBytes },
    leadingMessage: playerTexts.incomplete,
    response: StoredPlayer,
    status: 201,
  },
  update: {
    access: "staff:players:write",
    summary: "Changes a player",
    params: ById,
    body: UpdatePlayerRequest,
    leadingMessage: playerTexts.incomplete,
    response: StoredPlayer,
  },
  remove: {
    access: "staff:players:write",
    summary: "Removes a player from the roster",
    params: ById,
  },
} satisfies Calls;
