import { once } from "node:events";
import { connect } from "node:net";
import { reasonOf } from "#server/database/sql-errors.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { type Command, Outcome } from "./commands.ts";
import { byShortPath, readLine, socketFileIn, writeLine } from "./socket-file.ts";

/** Only matters if the site hangs: one that has ended is noticed immediately. A million rows take minutes. */
const patienceMs = 3_600_000;

/** Asks the site that holds this data folder to carry the command out. Returns undefined if none is listening. */
export async function askRunningSite(dataDir: string, command: Command): Promise<Outcome | undefined> {
  const file = socketFileIn(dataDir);
  const socket = await byShortPath(file, connected).catch((error: unknown) => {
    if (isNotListening(error)) return undefined;
    throw new StartError(`Couldn't reach the running site through ${file}: ${reasonOf(error)}`);
  });
  if (!socket) return undefined;
  writeLine(socket, command);
  const line = await readLine(socket, patienceMs);
  socket.destroy();
  if (line === undefined) throw new StartError("The running site ended or didn't answer in time.");
  return Outcome.parse(JSON.parse(line));
}

async function connected(path: string) {
  const socket = connect(path);
  await once(socket, "connect");
  return socket.on("error", () => {}); // the read below ends then
}

/** Whether the file is missing, or was left by a killed site. */
const isNotListening = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ECONNREFUSED");
