import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Timestamp, WholeNumber } from "#contract/fields.ts";
import { connectablePlatforms, fetchFailures } from "./constants.ts";
import { ConnectRequest, DropRequest } from "./forms.ts";

export const Channel = z.object({
  platform: z.enum(connectablePlatforms),
  handle: z.string().describe("A handle or id on YouTube, a name on Twitch, the code of an invite on Discord"),
  clientId: z.string().nullable().describe("Twitch only"),
  hasKey: z.boolean().describe("Whether a key is stored. No answer contains it"),
  followers: z.nullable(WholeNumber).describe("What the platform last told; null if it hasn’t told anything yet"),
  isTypedIn: z.boolean().describe("Whether the site shows a count that was typed in instead"),
  succeededAt: z.nullable(Timestamp),
  nextTryAt: Timestamp,
  isBeingTried: z.boolean().describe("Whether a try that someone asked for is still under way"),
  failure: z
    .object({
      kind: z.enum(fetchFailures),
      sentence: z.string().describe("Why the last try failed, and what to do about it"),
      since: Timestamp,
    })
    .nullable(),
  drop: z
    .object({ followers: WholeNumber, since: Timestamp })
    .nullable()
    .describe("A count that fell by more than half, or to zero. The site doesn’t show it until someone accepts it"),
});
export type Channel = z.infer<typeof Channel>;

const params = z.object({ platform: z.enum(connectablePlatforms) });

export const channelsCalls = {
  list: {
    access: "staff:channels:read",
    summary: "The platforms that tell their follower count to the site, and how that’s going",
    response: z.array(Channel),
  },
  connect: {
    access: "staff:channelKeys:write",
    summary: "Connects a platform, or changes how it’s connected. Its count then replaces the one that was typed in",
    params,
    body: ConnectRequest,
    response: Channel,
  },
  disconnect: {
    access: "staff:channelKeys:write",
    summary: "Disconnects a platform and deletes its key. The count that’s shown stays until someone changes it",
    params,
  },
  test: {
    access: "staff:channels:write",
    summary: "Asks the platform for its count soon, in the background",
    params,
    response: Channel,
  },
  decideDrop: {
    access: "staff:channels:write",
    summary: "Accepts a count that fell by more than half or to zero, or dismisses it for a day",
    params,
    body: DropRequest,
    response: Channel,
  },
} satisfies Calls;
