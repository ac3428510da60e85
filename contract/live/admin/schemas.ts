import { z } from "zod";
import { fetchFailures } from "#contract/channels/constants.ts";
import type { Calls } from "#contract/endpoint.ts";
import { Timestamp, WholeNumber } from "#contract/fields.ts";

export const LiveState = z.object({
  isConnected: z.boolean().describe("Whether Twitch is connected, and so is asked who is live"),
  count: WholeNumber.check(z.describe("How many of the team are live")),
  succeededAt: z.nullable(Timestamp).describe("When Twitch last told who is live"),
  nextTryAt: z.nullable(Timestamp).describe("When Twitch is asked again, if someone looks at the site"),
  failure: z.nullable(
    z.object({
      kind: z.enum(fetchFailures),
      sentence: z.string().describe("Why the last try failed, and what to do about it"),
      since: Timestamp,
    }),
  ),
});
export type LiveState = z.infer<typeof LiveState>;

export const liveAdminCalls = {
  state: {
    access: "staff:channels:read",
    summary: "How asking Twitch who is live is going",
    response: LiveState,
  },
} satisfies Calls;
