import { mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const renewMs = 1_000;
const abandonedAfterMs = 10_000;

/** Runs `work` while no other process prepares the same folder. A second process waits, and then finds the work done. */
export async function withLock(root, work) {
  const folder = join(root, ".cache");
  const lock = join(folder, "prepare.lock");
  mkdirSync(folder, { recursive: true });
  let isReported = false;
  while (!take(lock)) {
    if (!isReported) console.log("Waiting for another process that is preparing this folder ...");
    isReported = true;
    await sleep(200);
  }
  const renewal = setInterval(() => utimes(lock, new Date(), new Date(), () => {}), renewMs);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/**
 * Whether the lock's owner was killed: its process is gone or no longer renews the lock. In another container, only the latter
 * can be known.
 */
function isAbandoned(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > abandonedAfterMs) return true;
    const owner = Number(readFileSync(lock, "utf8"));
    return owner > 0 && !isAlive(owner);
  } catch {
    return false; // released at this very moment
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
