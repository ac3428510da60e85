import { readdirSync, readFileSync } from "node:fs";

const bytesInKilobyte = 1024;

/** Returns the memory of this process and all that it has started, in bytes. Outside Linux, only of this process. */
export function memoryOfTree(): number {
  if (process.platform !== "linux") return process.memoryUsage.rss();
  return treeOf(process.pid).reduce((sum, pid) => sum + residentBytes(pid), 0);
}

function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)];
}

/** Each thread lists the processes that it started. */
function childrenOf(pid: number): number[] {
  const threads = `/proc/${pid}/task`;
  const lists = ifThere(() => readdirSync(threads), []).map((thread) => textOf(`${threads}/${thread}/children`));
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}

const residentBytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * bytesInKilobyte;

const textOf = (file: string) => ifThere(() => readFileSync(file, "utf8"), "");

/** Reads something about a process, which may end at any moment. */
function ifThere<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
