import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { vi } from "vitest";
import { builtProgram } from "./site-process.ts";

type Ran = { exitCode: number; stdout: string; stderr: string };
type Program = "admin" | "restore";
type Settings = Record<string, string>;

/** Runs a console command to its end. */
export const runConsole = (program: Program, words: readonly string[], settings: Settings): Promise<Ran> =>
  new Promise((ran) => {
    const env = { ...process.env, ...settings };
    const child = execFile(process.execPath, [builtProgram(program), ...words], { env }, (_error, stdout, stderr) =>
      ran({ exitCode: child.exitCode ?? -1, stdout: stdout.trim(), stderr: stderr.trim() }),
    );
  });

type Killing = { program: Program; words: readonly string[]; settings: Settings };

/** Runs a command and kills it at that moment. Returns whether it was in time. */
export async function killConsoleAt({ program, words, settings }: Killing, hasCome: () => unknown): Promise<boolean> {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [builtProgram(program), ...words], { env, stdio: "ignore" });
  const ended = once(child, "exit");
  const isOver = () => child.exitCode !== null;
  await vi.waitUntil(async () => isOver() || (await hasCome()), { timeout: 60_000, interval: 1 });
  child.kill("SIGKILL");
  await ended;
  return child.signalCode === "SIGKILL";
}
