import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Version } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";
import { playerSorts, playerTexts } from "#contract/players/constants.ts";
import { Player } from "#contract/players/schemas.ts";
import { maxPictureBytes } from "#contract/uploads/constants.ts";
import { CreatePlayerRequest, UpdatePlayerRequest } from "./forms.ts";

/** A player as staff see them. */
export const StoredPlayer = Player.extend({
  isFormer: z.boolean().describe("Whether they have left the team, which takes them off the public roster"),
  hasPage: z.boolean().describe("Whether they have a page of their own"),
  showsRealName: z.boolean().describe("Whether that page says their real name"),
  version: Version,
});
export type StoredPlayer = z.infer<typeof StoredPlayer>;

export const playersAdminCalls = {
  listForStaff: {
    access: "staff:players:read",
    summary: "The roster, then former players, unless sorted otherwise. Never cached",
    query: listQuery(playerSorts),
    response: z.array(StoredPlayer),
  },
  create: {
    access: "staff:players:write",
    summary: "Adds a player, from form fields and an optional picture",
    file: { name: "profileImage", maxBytes: maxPictureBytes, fields: CreatePlayerRequest },
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
