import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ById, HttpsUrl, Id, ImageUrl, lineField, maxInteger, textField, WholeNumber } from "./fields.ts";
import { Page } from "./paging.ts";
import { maxPictureBytes } from "./uploads.ts";

export const playerRoles = ["Competitive Player", "Pro Player", "Content Creator", "Coach", "Analyst"] as const;

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

/** What the screens of the roster say. */
export const playerTexts = {
  incomplete: "Gamertag and Real Name are required",
  wholeNumber: "Please enter a whole number, 0 or more",
  created: "Player created",
  updated: "Player updated",
  deleted: "Player deleted",
  createFailed: "Failed to create player",
  stopped: "The upload was stopped. Look at the list before you try again.",
  updateFailed: "Failed to update player",
  deleteFailed: "Failed to delete player",
} as const;

const required = playerTexts.incomplete;
const { wholeNumber } = playerTexts;
const typedNumber = z.int({ error: wholeNumber }).min(0, wholeNumber).max(maxInteger, wholeNumber);
const address = HttpsUrl.nullable().default(null);
const editable = {
  gamertag: lineField({ min: 1, max: 80, required }),
  realName: lineField({ min: 1, max: 80, required }),
  role: z.enum(playerRoles).default("Competitive Player"),
  bio: textField({ max: 2000 }).default(""),
  specialty: lineField({ max: 120 }).default(""),
  powerRanking: typedNumber.nullable().default(null),
  earnings: typedNumber.default(0),
  twitterUrl: address,
  twitchUrl: address,
  youtubeUrl: address,
};
/** As fields of a form, where everything is text and an empty one is absent; the picture comes beside them. */
export const CreatePlayerRequest = z.strictObject({ ...editable, imageUrl: ImageUrl.nullable().default(null) });
export type CreatePlayerRequest = z.input<typeof CreatePlayerRequest>;
export const UpdatePlayerRequest = z.strictObject({
  ...editable,
  imageUrl: ImageUrl.nullable().optional().describe("Stays as it is where it is left out"),
});
export type UpdatePlayerRequest = z.input<typeof UpdatePlayerRequest>;

export const playersApi = {
  list: endpoint({
    method: "GET",
    path: "/api/players",
    access: "public",
    summary: "The roster, by ascending power ranking, missing ones first",
    query: Page,
    response: z.array(Player),
  }),
  listForStaff: endpoint({
    method: "GET",
    path: "/api/admin/players",
    access: "staff:players:read",
    summary: "The roster as it stands, never from a cache",
    query: Page,
    response: z.array(Player),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/admin/players",
    access: "staff:players:write",
    summary: "Adds a player: a form of their fields, and a picture where there is one",
    file: { name: "profileImage", maxBytes: maxPictureBytes },
    leadingMessage: playerTexts.incomplete,
    response: Player,
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/admin/players/:id",
    access: "staff:players:write",
    summary: "Changes a player",
    params: ById,
    body: UpdatePlayerRequest,
    leadingMessage: playerTexts.incomplete,
    response: Player,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/admin/players/:id",
    access: "staff:players:write",
    summary: "Removes a player from the roster",
    params: ById,
  }),
};
