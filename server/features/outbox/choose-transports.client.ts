import type { Settings } from "#server/env.ts";
import type { WarningLog } from "#server/platform/process/service-log.ts";
import { discordTransport } from "./discord.client.ts";
import { loggedTransport } from "./logged-transport.client.ts";
import { chooseMailTransport, type Named } from "./mail-transport.client.ts";
import type { Claim } from "./outbox.service.ts";
import type { Transport } from "./transport.client.ts";

/** Chooses how messages leave the site, by its settings. */
export function chooseTransports(
  settings: Settings,
  { log, ...named }: Named & { log: WarningLog },
): Record<Claim["channel"], Transport> {
  const { DISCORD_WEBHOOK_URL: webhook } = settings;
  return {
    mail: loggedTransport(chooseMailTransport(settings, named), { channel: "mail", log }),
    discord: webhook ? loggedTransport(discordTransport(webhook), { channel: "discord", log }) : closed,
  };
}

/** For messages queued while there was a webhook. */
const closed: Transport = {
  destination: "nowhere",
  send: () => Promise.reject(new Error("The webhook has been removed from the settings")),
};
