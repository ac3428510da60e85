import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");
const address = /Site\s+(http:\S+)/;

/** Starts the site as the README does, in a separate process group. It may not listen yet. */
export function startByNpm(settings: Record<string, string>) {
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const { pid } = npm;
  if (pid === undefined) throw new Error("npm didn't start.");
  const ended = once(npm, "exit").then(([exitCode, signal]) => ({ exitCode, signal }));
  let printed = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const isOver = () => npm.exitCode !== null || npm.signalCode !== null;
  return {
    printed: () => printed,
    /** Undefined until it listens. Throws if it has ended instead. */
    origin: () => {
      if (isOver()) throw new Error(`The site did not start: ${printed}`);
      return address.exec(printed)?.[1];
    },
    /** Signals every process, as a terminal does on Ctrl+C and systemd on a stop; npm passes the signal on as well. */
    signalAll: (signal: NodeJS.Signals) => isOver() || process.kill(-pid, signal),
    signalNpm: (signal: NodeJS.Signals) => process.kill(pid, signal),
    /** Its exit code, or the signal that ended it. */
    ended,
    close: async () => {
      if (!isOver()) process.kill(-pid, "SIGKILL");
      await ended;
    },
  };
}

export type NpmStart = ReturnType<typeof startByNpm>;
