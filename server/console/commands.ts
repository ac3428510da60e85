import { resolve } from "node:path";
import { z } from "zod";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { checkLedger } from "#server/features/points/ledger-check.service.ts";
import {
  findStaffAccount,
  listStaffUsernames,
  resetStaffPassword,
} from "#server/features/staff/accounts/staff.service.ts";
import { resetFactorsAtConsole } from "#server/features/staff/second-factor/policy.service.ts";
import { setSwitch } from "#server/features/switches/switches.service.ts";

import { exportTeamFile, importTeamFile } from "./team-commands.ts";

/** Everything that the console may ask of the site. */
export const Command = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("reset"), username: z.string().trim().min(1).max(80) }),
  z.strictObject({ name: z.literal("reset-second-factor"), username: z.string().trim().min(1).max(80) }),
  z.strictObject({ name: z.literal("unlock") }),
  z.strictObject({ name: z.literal("verify-ledger") }),
  z.strictObject({ name: z.literal("backup"), file: z.string().min(1).optional() }),
  z.strictObject({ name: z.literal("team export"), file: z.string().min(1) }),
  z.strictObject({ name: z.literal("team import"), file: z.string().min(1) }),
]);
export type Command = z.infer<typeof Command>;

/** Checks a file without a site. */
type Check = { name: "team check"; file: string };

/** The result, in words for the console. */
export const Outcome = z.strictObject({ isDone: z.boolean(), text: z.string() });
export type Outcome = z.infer<typeof Outcome>;

export const usage = `Usage:
    npm run admin -- reset NAME                 gives an admin account a new random password
    npm run admin -- reset-second-factor NAME   lets an admin account sign in with only its password again
    npm run admin -- unlock                     opens a locked site to visitors again
    npm run verify-ledger                       checks that every balance is the sum of its transactions
    npm run backup [FILE]                       writes all stored data to a file
    npm run restore FILE                        puts a backup into an empty database
    npm run team -- export [FILE]               writes the team’s published facts to a file, team.json by default
    npm run team -- import FILE                 turns a file of facts into the draft
    npm run team -- check FILE                  says everything that’s wrong with a file of facts`;

/** Parses the words of a command; undefined if they aren't one. */
export function readCommand([name, word, ...more]: string[]): Command | Check | undefined {
  if (name === "team") return readTeamCommand(word, more);
  if (more.length > 0) return undefined;
  const wanted = name === "backup" ? { file: word && resolve(word) } : { username: word };
  return Command.safeParse(word === undefined ? { name } : { name, ...wanted }).data;
}

function readTeamCommand(what: string | undefined, [word, ...more]: string[]): Command | Check | undefined {
  const file = word ?? (what === "export" ? "team.json" : undefined);
  if (file === undefined || more.length > 0) return undefined;
  if (what === "check") return { name: "team check", file: resolve(file) };
  return Command.safeParse({ name: `team ${what}`, file: resolve(file) }).data;
}

/** A backup depends on the settings and may take a while, so it runs where the settings are known. */
type ShortCommand = Exclude<Command, { name: "backup" }>;

/** What commands work on: the database, and the team's facts as published and by default. */
export type Console = { db: Database; team: Team; defaults: Team };

export function carryOut({ db, team, defaults }: Console, command: ShortCommand): Promise<Outcome> {
  switch (command.name) {
    case "reset":
      return reset(db, { name: command.username, team });
    case "reset-second-factor":
      return resetSecondFactor(db, { name: command.username, team });
    case "unlock":
      return unlock(db);
    case "verify-ledger":
      return verifyLedger(db);
    case "team export":
      return exportTeamFile(command.file, { db, team });
    case "team import":
      return importTeamFile(command.file, { db, defaults });
  }
}

type Named = { name: string; team: Team };

async function reset(db: Database, { name, team }: Named): Promise<Outcome> {
  const account = await resetStaffPassword(db, { name, team });
  if (!account) return { isDone: false, text: await noSuchAccount(db, name) };
  const { username, password } = account;
  const lines = [
    `${username} has a new password: ${password}  (shown only once, so save it now)`,
    `Anyone signed in as ${username} is signed out.`,
  ];
  return { isDone: true, text: lines.join("\n  ") };
}

async function resetSecondFactor(db: Database, { name, team }: Named): Promise<Outcome> {
  const account = await findStaffAccount(db, name);
  if (!account) return { isDone: false, text: await noSuchAccount(db, name) };
  const { id, username } = account;
  if (!(await resetFactorsAtConsole(db, { id, team })))
    return { isDone: false, text: `${username} has no second factor.` };
  const lines = [
    `${username} can now sign in with only the password.`,
    `Anyone signed in as ${username} is signed out.`,
  ];
  return { isDone: true, text: lines.join("\n  ") };
}

async function noSuchAccount(db: Database, name: string): Promise<string> {
  const names = await listStaffUsernames(db);
  const there =
    names.length > 0 ? `Accounts: ${names.join(", ")}.` : "There are no accounts yet. The next start creates one.";
  return `There is no admin account called ${name}. ${there}`;
}

async function unlock(db: Database): Promise<Outcome> {
  await setSwitch(db, { name: "lockdown", isOn: false, by: { isConsole: true } });
  return { isDone: true, text: "The site is open to visitors." };
}

async function verifyLedger(db: Database): Promise<Outcome> {
  const problems = await checkLedger(db);
  if (problems.length > 0) return { isDone: false, text: problems.join("\n  ") };
  return { isDone: true, text: "The ledger is sound: every balance is the sum of its transactions." };
}
