// The engine computes synchronously: in the main thread, a slow query would block every request.
import { readFile } from "node:fs/promises";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { extensions, openFolder } from "#server/database/embedded/folder/open-folder.ts";
import { EngineStatus } from "./engine-status.ts";
import { SessionQueue } from "./session-queue.ts";

/** A folder on disk, or an in-memory database, empty or from an archive. */
export type EngineSource = { folder: string; mustExist?: boolean } | { archive?: string };
export type EngineStart = { source: EngineSource; memory: SharedArrayBuffer };
export type EngineOrder =
  | { do: "open session"; port: MessagePort; limitMs: number }
  | { do: "archive"; port: MessagePort }
  | { do: "close" };

const closeLimitMs = 30_000;
/** The longest delay of Node's timers. A longer one would fire immediately, with a warning. */
const longestMs = 2 ** 31 - 1;

const { source, memory } = workerData as EngineStart;
boundTimers();
const status = new EngineStatus(memory);
const engine = "folder" in source ? await openFolder(source) : await openInMemory(source.archive);
const queue = new SessionQueue(engine, status);
status.end();

parentPort?.on("message", (order: EngineOrder) => void carryOut(order));
parentPort?.postMessage("ready");

async function carryOut(order: EngineOrder) {
  if (order.do === "open session") queue.open(order);
  else if (order.do === "archive") await queue.alone(async () => order.port.postMessage(await archive()));
  else await queue.alone(close);
}

async function archive(): Promise<Uint8Array> {
  const archived = await engine.dumpDataDir("none");
  return archived.bytes();
}

async function close() {
  status.begin(closeLimitMs);
  await engine.close();
  process.exit(); // ends this thread, with the sessions that are still open
}

async function openInMemory(archive: string | undefined): Promise<PGlite> {
  return PGlite.create({ extensions, ...(archive && { loadDataDir: new Blob([await readFile(archive)]) }) });
}

/**
 * Limits timers in the engine's thread. If the clock is put back, the moment that the engine waits for may be weeks
 * away. A delay too long for Node's timers would wake it a thousand times a second. If it wakes too early, it checks
 * its clock and waits on.
 */
function boundTimers() {
  const wait = globalThis.setTimeout;
  const boundedWait = (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    wait(callback, Math.min(ms, longestMs), ...args);
  globalThis.setTimeout = Object.assign(boundedWait, wait);
}
