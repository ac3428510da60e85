import { isIP } from "node:net";
import { resolve } from "node:path";
import type { Settings } from "#server/env.ts";
import { fileTransport } from "./mail-files.client.ts";
import { smtpTransport } from "./smtp.client.ts";
import type { Transport } from "./transport.client.ts";

/** Where the site is, and what its team is called when a mail leaves. */
export type Named = { siteUrl: string; teamName: () => string };

/** Returns the mail server's transport if there is one, otherwise the one that writes files into the data folder. */
export function chooseMailTransport(
  { SMTP_URL, MAIL_FROM, DATA_DIR }: Settings,
  { siteUrl, teamName }: Named,
): Transport {
  const address = ownAddress(siteUrl);
  const from = () => MAIL_FROM ?? { name: teamName(), address };
  return SMTP_URL
    ? smtpTransport({ url: SMTP_URL, from })
    : fileTransport({ folder: resolve(DATA_DIR, "outbox"), from });
}

function ownAddress(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  const isNumber = isIP(hostname.replaceAll(/[[\]]/g, "")) > 0;
  return `no-reply@${isNumber ? "localhost" : hostname}`;
}
