import { readdirSync, readFileSync } from "node:fs";

/** What a process and all that it has started hold in memory, in MB, as Linux counts it; undefined on other systems. */
export function memoryOfTree(root: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]));
  const isInTree = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isInTree(parents.get(pid)));
  return [...parents.keys()].filter(isInTree).reduce((sum, pid) => sum + residentMb(pid), 0);
}

const processes = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function parentOf(pid: number): number | undefined {
  const [, parent] = /^PPid:\s+(\d+)/m.exec(statusOf(pid)) ?? [];
  return parent === undefined || parent === "0" ? undefined : Number(parent);
}

const residentMb = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0) / 1024;

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
