import { readdirSync, readFileSync } from "node:fs";

/** What a process and all that it has started hold in memory, in MB, as Linux counts it; undefined on other systems. */
export const memoryOfTree = (root: number) => sumOverTree(root, "VmRSS");

/** At least the most that they have held together until now: the most of each, at whatever time, summed up. */
export const peakOfTree = (root: number) => sumOverTree(root, "VmHWM");

function sumOverTree(root: number, field: "VmRSS" | "VmHWM"): number | undefined {
  if (process.platform !== "linux") return undefined;
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]));
  const isInTree = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isInTree(parents.get(pid)));
  return [...parents.keys()].filter(isInTree).reduce((sum, pid) => sum + megabytes(pid, field), 0);
}

const processes = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function parentOf(pid: number): number | undefined {
  const [, parent] = /^PPid:\s+(\d+)/m.exec(statusOf(pid)) ?? [];
  return parent === undefined || parent === "0" ? undefined : Number(parent);
}

const megabytes = (pid: number, field: string) =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(statusOf(pid))?.[1] ?? 0) / 1024;

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return ""; // it has just ended
  }
}

/** Watches it until the work is done, and gives the most that was seen. */
export async function mostMemoryDuring(root: number, work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const look = () => {
    most = Math.max(most, memoryOfTree(root) ?? 0);
  };
  const timer = setInterval(look, 50);
  try {
    await work();
    look();
    return most;
  } finally {
    clearInterval(timer);
  }
}
