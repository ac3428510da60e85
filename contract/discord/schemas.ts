import { z } from "zod";
import { fetchFailures } from "#contract/channels/constants.ts";
import type { Calls } from "#contract/endpoint.ts";
import { Timestamp } from "#contract/fields.ts";
import { ChooseChannelRequest, ConnectDiscordRequest } from "./forms.ts";

export const DiscordChannel = z.object({
  id: z.string(),
  name: z.string(),
  server: z.string().describe("The name of the Discord server that it’s in"),
});
export type DiscordChannel = z.infer<typeof DiscordChannel>;

export const DiscordConnection = z.object({
  hasWebhook: z
    .boolean()
    .describe("Whether the site’s settings have a webhook, which is used while no channel is chosen"),
  bot: z
    .object({
      name: z.string().nullable().describe("What Discord calls the application; null until it has answered"),
      inviteUrl: z.string().nullable().describe("Where the bot is added to a Discord server; null until it has a name"),
      channels: z.array(DiscordChannel).describe("The text channels that the bot sees"),
      channelId: z.string().nullable().describe("Where the staff are told of new applications and redemptions"),
      isBeingTried: z.boolean().describe("Whether a try that someone asked for is still under way"),
      succeededAt: z.nullable(Timestamp),
      nextTryAt: Timestamp,
      failure: z
        .object({
          kind: z.enum(fetchFailures),
          sentence: z.string().describe("Why the last try failed, and what to do about it"),
          since: Timestamp,
        })
        .nullable(),
    })
    .nullable()
    .describe("Null if no bot is connected. No answer contains its token"),
});
export type DiscordConnection = z.infer<typeof DiscordConnection>;

export const discordCalls = {
  get: {
    access: "staff:channelKeys:read",
    summary: "How the team’s Discord is connected, and how that’s going",
    response: DiscordConnection,
  },
  connect: {
    access: "staff:channelKeys:write",
    summary: "Connects a bot by its token, or replaces the token. The site asks Discord soon what the bot sees",
    body: ConnectDiscordRequest,
    response: DiscordConnection,
  },
  chooseChannel: {
    access: "staff:channelKeys:write",
    summary:
      "Chooses where the staff are told of new applications and redemptions. The bot writes there soon to test it",
    body: ChooseChannelRequest,
    response: DiscordConnection,
  },
  test: {
    access: "staff:channelKeys:write",
    summary: "Asks Discord soon what the bot sees, and writes into the chosen channel",
    response: DiscordConnection,
  },
  disconnect: {
    access: "staff:channelKeys:write",
    summary: "Disconnects the bot and deletes its token",
  },
} satisfies Calls;
