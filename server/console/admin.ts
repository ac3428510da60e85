import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Team } from "#contract/team.ts";
import { backUpTo, backupBeforeUpgrade } from "#server/backup/automatic-backups.ts";
import { snapshotOf } from "#server/database/closed-database.ts";
import { openDatabase } from "#server/database/database.ts";
import { prepareEnvironment, readSettings, type Settings } from "#server/env.ts";
import { teamOf } from "#server/features/team/facts.format.ts";
import { readPublishedFacts } from "#server/features/team/team.service.ts";
import { defaultsFrom } from "#server/features/team/team-file.format.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { team as configured } from "#team.config.ts";
import { type Command, carryOut, type Outcome, readCommand, usage } from "./commands.ts";
import { askRunningSite } from "./running-site.ts";
import { checkTeamFile } from "./team-commands.ts";

try {
  const command = readCommand(process.argv.slice(2));
  if (!command) throw new StartError(usage);
  prepareEnvironment({ isDevelopment: false });
  const { team: defaults } = defaultsFrom(configured);
  const { isDone, text } =
    command.name === "team check"
      ? await checkTeamFile(command.file, defaults)
      : await run(command, { settings: readSettings(), defaults });
  if (!isDone) throw new StartError(text);
  console.log(`\n  ${text}\n`);
} catch (error) {
  console.error(error instanceof StartError ? `\n  ${error.message}\n` : error);
  process.exitCode = 1;
}

type Known = { settings: Settings; defaults: Team };

/** Runs a command. Only one process can hold the data folder, so a running site carries the command out itself. */
async function run(command: Command, { settings, defaults }: Known): Promise<Outcome> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!DATABASE_URL) {
    const outcome = await askRunningSite(DATA_DIR, command);
    if (outcome) return outcome;
    if (!existsSync(join(DATA_DIR, "database"))) throw new StartError(`No site has been started in ${DATA_DIR} yet.`);
  }
  const location = { databaseUrl: DATABASE_URL, dataDir: DATA_DIR };
  if (command.name === "backup") {
    return { isDone: true, text: await backUpTo(settings, { snapshot: snapshotOf(location), file: command.file }) };
  }
  const database = await openDatabase({ ...location, beforeUpgrade: backupBeforeUpgrade(settings) });
  try {
    const { background: db } = database;
    const { team } = teamOf((await readPublishedFacts(db)) ?? {}, defaults);
    return await carryOut({ db, team, defaults }, command);
  } finally {
    await database.close();
  }
}
