// Loaded into a process and its threads before anything else. Moves their clock once the file named in `?file=` exists.
import { readFileSync, writeSync } from "node:fs";

const file = new URL(import.meta.url).searchParams.get("file") ?? "";
const longestTimerMs = 2 ** 31 - 1;
const now = Date.now.bind(Date);
const wait = globalThis.setTimeout;
let movedMs = 0;

/** Prints a line when a thread asks for a timer as long as Node's longest, or longer. */
function noteTimer(callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
  if (ms !== undefined && ms >= longestTimerMs) writeSync(2, `a timer of ${ms} ms\n`);
  return wait(callback, ms, ...args);
}

function movedBy(): number {
  try {
    movedMs ||= Number(readFileSync(file, "utf8"));
  } catch {
    // not moved yet
  }
  return movedMs;
}

Date.now = () => now() + movedBy();
globalThis.setTimeout = Object.assign(noteTimer, wait);
