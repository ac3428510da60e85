import { once } from "node:events";
import { connect } from "node:net";
import { reasonOf } from "#server/database/sql-errors.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { type Command, Outcome } from "./commands.ts";
import { byShortPath, readLine, socketFileIn, writeLine } from "./socket-file.ts";

/** A site that is gone is noticed at once; this is for one that hangs. A million rows take minutes. */
const patienceMs = 3_600_000;

/** Has the site that holds this data folder carry the command out; undefined where none listens. */
export async function askRunningSite(dataDir: string, command: Command): Promise<Outcome | undefined> {
  const file = socketFileIn(dataDir);
  const socket = await byShortPath(file, connected).catch((error: unknown) => {
    if (isNobodyThere(error)) return undefined;
    throw new StartError(`The running site cannot be asked through ${file}: ${reasonOf(error)}`);
  });
  if (!socket) return undefined;
  writeLine(socket, command);
  const line = await readLine(socket, patienceMs);
  socket.destroy();
  if (line === undefined) throw new StartError("The running site ended or was silent before it answered.");
  return Outcome.parse(JSON.parse(line));
}

async function connected(path: string) {
  const socket = connect(path);
  await once(socket, "connect");
  return socket.on("error", () => {}); // reading then ends
}

/** No such file, or one that a killed site left. */
const isNobodyThere = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ECONNREFUSED");
