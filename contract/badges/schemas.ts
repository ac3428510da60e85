import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Timestamp } from "#contract/fields.ts";
import { mostCounted } from "./constants.ts";

/** How much is waiting for staff in one list. */
export const Badge = z.object({
  count: z.int().describe(`How many are waiting, at most ${mostCounted}`),
  isMore: z.boolean().describe("Whether there are more than were counted"),
  newestAt: z.nullable(Timestamp).describe("When the newest entry arrived, even if it’s no longer waiting"),
});
export type Badge = z.infer<typeof Badge>;

export const Badges = z.object({
  messages: Badge.nullable().describe("Unread messages. Null for a role that may not see them"),
  applications: Badge.nullable().describe("Pending applications. Null for a role that may not see them"),
  redemptions: Badge.nullable().describe("Pending redemptions. Null for a role that may not see them"),
});
export type Badges = z.infer<typeof Badges>;

export const badgesCalls = {
  get: {
    access: "staff:applications:read",
    summary: "What’s waiting for staff: unread messages, pending applications and pending redemptions",
    response: Badges,
  },
} satisfies Calls;
