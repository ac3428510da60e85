import { isIP } from "node:net";
import { resolve } from "node:path";
import type { Settings } from "#server/env.ts";
import { team } from "#team.config.ts";
import { fileTransport } from "./mail-files.client.ts";
import type { Sender } from "./mail-message.format.ts";
import { smtpTransport } from "./smtp.client.ts";
import type { Transport } from "./transport.client.ts";

/** Returns the mail server's transport if there is one, otherwise the one that writes files into the data folder. */
export function chooseMailTransport({ SMTP_URL, MAIL_FROM, DATA_DIR }: Settings, siteUrl: string): Transport {
  const from = MAIL_FROM ?? ownSender(siteUrl);
  return SMTP_URL
    ? smtpTransport({ url: SMTP_URL, from })
    : fileTransport({ folder: resolve(DATA_DIR, "outbox"), from });
}

function ownSender(siteUrl: string): Sender {
  const { hostname } = new URL(siteUrl);
  const isNumber = isIP(hostname.replaceAll(/[[\]]/g, "")) > 0;
  return { name: team.name, address: `no-reply@${isNumber ? "localhost" : hostname}` };
}
