import { z } from "zod";
import type { DiscordChannel } from "#contract/discord/schemas.ts";
import { askPlatform } from "#server/features/channels/platforms/ask.client.ts";

/** Discord wants to know which site asks. */
type Place = { origin: string; siteUrl: string };
type Asking = { token: string; signal: AbortSignal };

const Id = z.string().regex(/^\d{1,20}$/);
const Name = z.string().max(200);
const Application = z.object({ id: Id, name: Name });
const Servers = z.array(z.object({ id: Id, name: Name }));
const Channels = z.array(z.object({ id: Id, type: z.number(), name: Name.nullish(), position: z.number().optional() }));
const Message = z.object({ id: Id, content: z.string() });

/** Text channels, and those that others can follow. */
const writable: readonly number[] = [0, 5];
/** A team's bot is in one server, or a few. */
const mostServers = 5;
const mostChannels = 500;

/** A message, with a button that opens an address if it has one. It can't mention anyone. */
export type BotMessage = { channelId: string; content: string; opens?: string };
type Sent = { channelId: string; messageId: string };

const linkButton = 5;
const openButton = (url: string) => ({ type: 1, components: [{ type: 2, style: linkButton, label: "Open", url }] });
const bodyOf = ({ content, opens }: BotMessage) => ({
  content,
  components: opens ? [openButton(opens)] : [],
  allowed_mentions: { parse: [] },
});

/** Returns how the team's bot asks Discord. Each of these throws a FetchFailure. */
export function discordBot({ origin, siteUrl }: Place) {
  const initOf = ({ token, signal }: Asking, { method = "GET", body }: { method?: string; body?: object }) => ({
    method,
    signal,
    headers: {
      authorization: `Bot ${token}`,
      "user-agent": `DiscordBot (${siteUrl}, 1)`, // the form that Discord requires
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const addressOf = (path: string) => `${origin}/api/v10/${path}`;
  const ask = <Answer>(path: string, schema: z.ZodType<Answer>, asking: Asking) =>
    askPlatform(addressOf(path), { schema, init: initOf(asking, {}) });
  const messageOf = ({ channelId, messageId }: Sent) => `channels/${channelId}/messages/${messageId}`;
  return {
    /** Returns the application that a token belongs to. */
    readApplication: (asking: Asking) => ask("applications/@me", Application, asking),
    /** Lists the text channels of the bot's servers, as Discord orders them. */
    listChannels: async (asking: Asking): Promise<DiscordChannel[]> => {
      const servers = await ask(`users/@me/guilds?limit=${mostServers}`, Servers, asking);
      const listed: DiscordChannel[] = [];
      for (const server of servers.slice(0, mostServers)) {
        const channels = await ask(`guilds/${server.id}/channels`, Channels, asking);
        const shown = channels.filter(({ type }) => writable.includes(type));
        shown.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
        listed.push(...shown.map(({ id, name }) => ({ id, name: name ?? id, server: server.name })));
      }
      return listed.slice(0, mostChannels);
    },
    /**
     * Writes into a channel. If a message was written with this nonce in the last minutes, Discord answers with that one, which may
     * say something else.
     */
    send: (message: BotMessage, asking: Asking, nonce?: string) => {
      const body = { ...bodyOf(message), ...(nonce && { nonce, enforce_nonce: true }) };
      const init = initOf(asking, { method: "POST", body });
      return askPlatform(addressOf(`channels/${message.channelId}/messages`), { schema: Message, init });
    },
    edit: async (messageId: string, message: BotMessage, asking: Asking): Promise<void> => {
      const init = initOf(asking, { method: "PATCH", body: bodyOf(message) });
      const path = messageOf({ channelId: message.channelId, messageId });
      await askPlatform(addressOf(path), { schema: Message, init });
    },
    remove: async (sent: Sent, asking: Asking): Promise<void> => {
      const init = initOf(asking, { method: "DELETE" });
      await askPlatform(addressOf(messageOf(sent)), { schema: z.null(), init, parse: () => null }); // it has no body
    },
  };
}
export type DiscordBot = ReturnType<typeof discordBot>;
