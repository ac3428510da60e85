import { readdirSync, readFileSync } from "node:fs";

/** What a process and all that it has started hold in memory, in MB, as Linux counts it; undefined on other systems. */
export const memoryOfTree = (root: number) => sumOverTree(root, "VmRSS");

/** At least the most that they have held together until now: the most of each, at whatever time, summed up. */
export const peakOfTree = (root: number) => sumOverTree(root, "VmHWM");

/** What they hold together in MB, where pages of a file that several of them have in memory count once. */
export function jointMemoryOfTree(root: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  let ofThemselves = 0;
  const ofFiles = new Map<string, number>();
  for (const pid of treeOf(root)) {
    for (const [file, held] of fileMemoryOf(pid)) ofFiles.set(file, Math.max(ofFiles.get(file) ?? 0, held));
    ofThemselves += megabytes(pid, "RssAnon") + megabytes(pid, "RssShmem");
  }
  return [...ofFiles.values()].reduce((sum, one) => sum + one, ofThemselves);
}

/** Each file that a process has mapped, and how much of it is in memory unchanged. */
function fileMemoryOf(pid: number): Map<string, number> {
  const held = new Map<string, number>();
  const mapping = /^[\da-f]+-[\da-f]+ .* (\/.*)\n(?:\w+: .*\n)*?Rss: +(\d+) kB\n(?:\w+: .*\n)*?Anonymous: +(\d+) kB/gm;
  for (const [, file = "", resident, own] of textOf(`/proc/${pid}/smaps`).matchAll(mapping))
    held.set(file, (held.get(file) ?? 0) + (Number(resident) - Number(own)) / 1024);
  return held;
}

function sumOverTree(root: number, field: "VmRSS" | "VmHWM"): number | undefined {
  if (process.platform !== "linux") return undefined;
  return treeOf(root).reduce((sum, pid) => sum + megabytes(pid, field), 0);
}

function treeOf(root: number): number[] {
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

const megabytes = (pid: number, field: string) =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(statusOf(pid))?.[1] ?? 0) / 1024;

const statusOf = (pid: number) => textOf(`/proc/${pid}/status`);

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // it has just ended
  }
}

/** Watches it until the work is done, and gives the most in MB that was seen. */
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
