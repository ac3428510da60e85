import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const groups = "/sys/fs/cgroup";

/**
 * A command prefix that gives what it runs this much memory, with a control group of Linux. It's empty where this process can't
 * make one.
 */
export function limitedMemory(megabytes: number): { command: string[]; remove: () => void } {
  for (const { folder, limit } of places()) {
    const own = join(folder, `test-${process.pid}`);
    try {
      mkdirSync(own, { recursive: true });
      writeFileSync(join(own, limit), String(megabytes * 1024 * 1024));
      const command = ["sh", "-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', own];
      return { command, remove: () => rmdirSync(own) };
    } catch {
      // not root, or another version of control groups
    }
  }
  return { command: [], remove: () => {} };
}

/** Where this process's group is, in either version of control groups. */
function places(): { folder: string; limit: string }[] {
  if (process.platform !== "linux") return [];
  const [, first = ""] = /^\d+:memory:(.*)$/m.exec(readFileSync("/proc/self/cgroup", "utf8")) ?? [];
  return [
    { folder: join(groups, "memory", first), limit: "memory.limit_in_bytes" },
    { folder: groups, limit: "memory.max" },
  ];
}
