import type { IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";

/** The token of the only bot that the stand-in knows. */
export const acceptedBotToken = "stand-in-bot-token";
/** What the bot sees: its server, and the channels there, one of which is for voice. */
export const standInServer = { id: "811", name: "Summit" };
export const standInChannels = [
  { id: "902", type: 0, name: "staff", position: 2 },
  { id: "901", type: 0, name: "welcome", position: 1 },
  { id: "903", type: 2, name: "Voice", position: 3 },
];

/** What someone wrote through the bot. */
export type StandInMessage = { id: string; channelId: string; nonce: string | undefined; body: object; edits: number };

type Answered = { status: number; body: unknown };
const refused = (status: number, code: number, message: string): Answered => ({ status, body: { code, message } });
const unknownMessage = refused(404, 10008, "Unknown Message");

/** Stands in for what Discord lets a bot do. */
export function discordForBots() {
  let isInServer = true;
  let mayWrite = true;
  let channels = standInChannels;
  const messages = new Map<string, StandInMessage>();
  let written = 0;

  async function answer({ pathname }: URL, request: IncomingMessage): Promise<Answered> {
    if (request.headers.authorization !== `Bot ${acceptedBotToken}`)
      return { status: 401, body: { message: "401: Unauthorized", code: 0 } };
    const path = pathname.replace("/api/v10", "");
    if (path === "/applications/@me")
      return { status: 200, body: { id: "701", name: "Summit Bot", bot_public: false } };
    if (path === "/users/@me/guilds") return { status: 200, body: isInServer ? [standInServer] : [] };
    if (path === `/guilds/${standInServer.id}/channels`) return { status: 200, body: channels };
    const [, channelId, messageId] = /^\/channels\/(\d+)\/messages(?:\/(\d+))?$/.exec(path) ?? [];
    if (!isInServer || !channels.some(({ id }) => id === channelId)) return refused(404, 10003, "Unknown Channel");
    if (!mayWrite) return refused(403, 50013, "Missing Permissions");
    return messageId === undefined ? write(channelId ?? "", request) : change(messageId, request);
  }

  async function write(channelId: string, request: IncomingMessage): Promise<Answered> {
    const { nonce, enforce_nonce: isEnforced, ...body } = await bodyOf(request);
    const before = isEnforced && [...messages.values()].find((message) => message.nonce === nonce);
    if (before) return { status: 200, body: { id: before.id, ...before.body } };
    written += 1;
    const id = `${1_000 + written}`;
    messages.set(id, { id, channelId, nonce, body, edits: 0 });
    return { status: 200, body: { id, ...body } };
  }

  async function change(id: string, request: IncomingMessage): Promise<Answered> {
    const message = messages.get(id);
    if (!message) return unknownMessage;
    if (request.method === "DELETE") {
      messages.delete(id);
      return { status: 204, body: "" };
    }
    const body = await bodyOf(request);
    messages.set(id, { ...message, body, edits: message.edits + 1 });
    return { status: 200, body: { id, ...body } };
  }

  return {
    answer,
    messages: () => [...messages.values()],
    forgetMessages: () => messages.clear(),
    /** Whether the bot is in its server. */
    setInServer: (next: boolean) => {
      isInServer = next;
    },
    /** Whether the bot may write in its server's channels. */
    setMayWrite: (next: boolean) => {
      mayWrite = next;
    },
    /** Removes a channel, or puts them all back. */
    setChannels: (next = standInChannels) => {
      channels = next;
    },
  };
}

type Body = { nonce?: string; enforce_nonce?: boolean };
const bodyOf = async (request: IncomingMessage) => (await json(request)) as Body; // the site sends objects
