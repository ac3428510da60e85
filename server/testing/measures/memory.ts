import { readdirSync, readFileSync } from "node:fs";

/** Returns the memory of a process and all that it has started, in MB, as Linux counts it; undefined on other systems. */
export const memoryOfTree = (root: number) => sumOverTree(root, "VmRSS");

/** Returns an upper bound of the most they have held together so far: the sum of each process's peak. */
export const peakOfTree = (root: number) => sumOverTree(root, "VmHWM");

/** Returns the memory as a container or a systemd service counts it: shared pages count once. */
export const sharedOnceOfTree = (root: number) => sumOverTree(root, "Pss");

function sumOverTree(root: number, field: "VmRSS" | "VmHWM" | "Pss"): number | undefined {
  if (process.platform !== "linux") return undefined;
  return treeOf(root).reduce((sum, pid) => sum + megabytes(pid, field), 0);
}

/** Returns a process and all that it has started. */
export function treeOf(root: number): number[] {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]));
  const isInTree = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isInTree(parents.get(pid)));
  return [...parents.keys()].filter(isInTree);
}

const processes = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function parentOf(pid: number): number | undefined {
  const [, parent] = /^PPid:\s+(\d+)/m.exec(statusOf(pid)) ?? [];
  return parent === undefined || parent === "0" ? undefined : Number(parent);
}

const megabytes = (pid: number, field: string) => {
  const text = field === "Pss" ? textOf(`/proc/${pid}/smaps_rollup`) : statusOf(pid);
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0) / 1024;
};

const statusOf = (pid: number) => textOf(`/proc/${pid}/status`);

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // it has just ended
  }
}

/** Watches memory until the work is done. Returns the most that was seen, in MB. */
export async function mostMemoryDuring(
  root: number,
  work: () => Promise<unknown>,
  measure: (root: number) => number | undefined = memoryOfTree,
): Promise<number> {
  let most = 0;
  const look = () => {
    most = Math.max(most, measure(root) ?? 0);
  };
  const timer = setInterval(look, 100);
  try {
    await work();
    look();
    return most;
  } finally {
    clearInterval(timer);
  }
}
