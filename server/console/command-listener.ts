import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { reasonOf } from "#server/database/sql-errors.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { Command, carryOut, type Outcome } from "./commands.ts";
import { byShortPath, readLine, socketFileIn, writeLine } from "./socket-file.ts";

const patienceMs = 5_000;

/** What commands need from a site. `backUp` returns what the console prints. */
type Site = { db: Database; team: () => Team; defaults: Team; backUp: (file?: string) => Promise<string> };

/**
 * Takes commands from the console while this process holds the data folder, since nobody else can open it. Returns the
 * function that stops this. A site that can't listen still runs.
 */
export async function listenForCommands(dataDir: string, site: Site): Promise<() => void> {
  const file = socketFileIn(dataDir);
  const server = createServer((socket) => {
    socket.on("error", () => {}); // the command's program has ended
    answer(socket, site).catch(() => socket.destroy());
  });
  server.on("error", () => {}); // just one connection fewer
  const stop = () => {
    server.close();
    rmSync(file, { force: true });
  };
  try {
    rmSync(file, { force: true }); // a killed site left it
    await byShortPath(file, (path) => once(server.listen(path), "listening"));
    chmodSync(file, 0o600);
  } catch (error) {
    console.warn(`  Warning: npm run admin only works while the site is stopped: ${reasonOf(error)}`);
  }
  return stop;
}

async function answer(socket: Socket, site: Site) {
  const line = await readLine(socket, patienceMs);
  if (line === undefined) socket.destroy();
  else {
    socket.setTimeout(0); // some commands take a while
    writeLine(socket, await outcomeOf(line, site));
    socket.end();
  }
}

async function outcomeOf(line: string, site: Site): Promise<Outcome> {
  try {
    const command = Command.parse(JSON.parse(line));
    if (command.name === "backup") return { isDone: true, text: await site.backUp(command.file) };
    return await carryOut({ ...site, team: site.team() }, command);
  } catch (error) {
    const text = error instanceof StartError ? error.message : `That didn't work: ${reasonOf(error)}`;
    return { isDone: false, text };
  }
}
