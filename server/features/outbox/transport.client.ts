import type { Settings } from "#server/env.ts";
import { discordTransport } from "./discord.client.ts";
import { chooseMailTransport } from "./mail-transport.client.ts";
import type { Claim } from "./outbox.service.ts";

/** Where messages of a channel go. What `send` throws says why in words that may be kept: nothing of the message itself. */
export type Transport = {
  /** For people; without a password. */
  place: string;
  send: (claim: Claim, signal: AbortSignal) => Promise<void>;
};

/** The ways out of the site that its settings open. */
export function chooseTransports(settings: Settings, siteUrl: string): Record<Claim["channel"], Transport> {
  const { DISCORD_WEBHOOK_URL: webhook } = settings;
  return {
    mail: chooseMailTransport(settings, siteUrl),
    discord: webhook ? discordTransport(webhook) : closed,
  };
}

/** For what was queued while there was a webhook. */
const closed: Transport = {
  place: "nowhere",
  send: () => Promise.reject(new Error("There is no webhook any more")),
};
