import { z } from "zod";
import { Id, Timestamp } from "./fields.ts";

/** A browser session, as members and staff see it in their settings. */
export const AccountSession = z.object({
  id: Id,
  device: z.string().describe("The browser and operating system, in words"),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;
