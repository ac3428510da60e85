import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import type { Database } from "#server/database/database.ts";
import { reasonOf } from "#server/database/sql-errors.ts";
import { Command, carryOut, type Outcome } from "./commands.ts";
import { byShortPath, readLine, socketFileIn, writeLine } from "./socket-file.ts";

const patienceMs = 5_000;

/**
 * Takes commands from the console for as long as this process holds the data folder, since nobody else can open it then.
 * Gives the way to stop. A site that cannot listen runs all the same.
 */
export async function listenForCommands(dataDir: string, db: Database): Promise<() => void> {
  const file = socketFileIn(dataDir);
  const server = createServer((socket) => {
    socket.on("error", () => {}); // whoever asked has left
    answer(socket, db).catch(() => socket.destroy());
  });
  server.on("error", () => {}); // one connection fewer
  const stop = () => {
    server.close();
    rmSync(file, { force: true });
  };
  try {
    rmSync(file, { force: true }); // a killed site left it
    await byShortPath(file, (path) => once(server.listen(path), "listening"));
    chmodSync(file, 0o600);
  } catch (error) {
    console.warn(`  Warning: npm run admin will only work while the site is stopped: ${reasonOf(error)}`);
  }
  return stop;
}

async function answer(socket: Socket, db: Database) {
  const line = await readLine(socket, patienceMs);
  if (line === undefined) socket.destroy();
  else {
    writeLine(socket, await outcomeOf(line, db));
    socket.end();
  }
}

async function outcomeOf(line: string, db: Database): Promise<Outcome> {
  try {
    return await carryOut(db, Command.parse(JSON.parse(line)));
  } catch (error) {
    return { isDone: false, text: `It could not be done: ${reasonOf(error)}` };
  }
}
