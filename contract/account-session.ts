import { z } from "zod";
import { Id, Timestamp } from "./fields.ts";

/** A browser that a member or staff are signed in on, as they see it in their settings. */
export const AccountSession = z.object({
  id: Id,
  device: z.string().describe("Browser and system, for a person"),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;
