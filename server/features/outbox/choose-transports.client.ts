import type { Settings } from "#server/env.ts";
import type { WarningLog } from "#server/platform/process/service-log.ts";
import { discordTransport, type SendCard, staffTransport } from "./discord.client.ts";
import { loggedTransport } from "./logged-transport.client.ts";
import { chooseMailTransport, type Named } from "./mail-transport.client.ts";
import type { Claim } from "./outbox.service.ts";
import { MessageRefused, type Transport } from "./transport.client.ts";

/** Chooses how messages leave the site, by its settings. */
export function chooseTransports(
  settings: Settings,
  { log, sendCard, ...named }: Named & { log: WarningLog; sendCard: SendCard },
): Record<Claim["channel"], Transport> {
  const { DISCORD_WEBHOOK_URL: webhook } = settings;
  return {
    mail: loggedTransport(chooseMailTransport(settings, named), { channel: "mail", log }),
    discord: loggedTransport(staffTransport(sendCard, webhook ? discordTransport(webhook) : closed), {
      channel: "discord",
      log,
    }),
  };
}

/** For messages queued while there was a webhook or a bot. */
const closed: Transport = {
  destination: "nowhere",
  send: () => Promise.reject(new MessageRefused("The staff have no channel on Discord any more")),
};
