import { statSync } from "node:fs";
import type { Team } from "#contract/team.ts";
import type { OpenDatabase } from "#server/database/database.ts";
import type { Settings } from "#server/env.ts";
import type { Transport } from "#server/features/outbox/transport.client.ts";
import { isLoopback } from "#server/platform/network/loopback.ts";

type Welcome = {
  team: Pick<Team, "name">;
  address: string;
  admin: { username: string; password?: string | undefined };
  database: Pick<OpenDatabase, "engine" | "location">;
  mail: Pick<Transport, "destination">;
};

/** Prints the address of the site, its admin, and where its data and mail are. */
export function printWelcome({ team, address, admin, database, mail }: Welcome) {
  const password = admin.password ? `, password ${admin.password}  (shown only once, so save it now)` : "";
  const location = database.engine === "embedded" ? database.location : `PostgreSQL, ${database.location}`;
  console.log(`
  ${team.name} is up.

    Site    ${address}
    Admin   ${admin.username}${password}
    Data    ${location}
    Mail    ${mail.destination}

  Ctrl+C stops it.
`);
}

/** Warns about settings that work but aren't as safe as they could be, and about the given sentences. */
export function warnAbout({ PUBLIC_URL, HOST, DATA_DIR, DATABASE_URL }: Settings, others: readonly string[]) {
  for (const sentence of others) warn(sentence);
  if (!DATABASE_URL && isOpenToOthers(DATA_DIR))
    warn(`${DATA_DIR} was readable by other users. Only you can read it now.`);
  if (process.getuid?.() === 0) warn("Running as root. A separate user is safer.");
  if (!PUBLIC_URL && isEveryInterface(HOST))
    warn(`HOST=${HOST} without PUBLIC_URL: links in email and cards won't work. Set PUBLIC_URL to the site's address.`);
  if (PUBLIC_URL && isPlainHttp(PUBLIC_URL)) warn("PUBLIC_URL isn't https, so passwords are sent unprotected.");
}

function isOpenToOthers(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && (found.mode & 0o077) !== 0;
}

/** Whether it is an address to listen on that nobody can visit. */
const isEveryInterface = (host: string) => /^[0:.]+$/.test(host);

const warn = (sentence: string) => console.warn(`  Warning: ${sentence}`);

function isPlainHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !isLoopback(hostname);
}
