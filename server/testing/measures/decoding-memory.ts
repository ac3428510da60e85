import { existsSync, readFileSync, writeFileSync } from "node:fs";

const children = `/proc/${process.pid}/task/${process.pid}/children`;
/** Only Linux shows the peak memory of another process. */
export const canMeasurePeaks = existsSync(children);

/** Returns by how many bytes the work raises the peak memory of the process that decodes pictures for this one. */
export async function peakOfDecodingDuring(work: () => Promise<unknown>): Promise<number> {
  const pid = decoder();
  if (!pid) throw new Error("No process decodes pictures yet.");
  writeFileSync(`/proc/${pid}/clear_refs`, "5"); // resets the peak
  const before = peakOf(pid);
  await work();
  if (decoder() !== pid) throw new Error("A different process decodes pictures now.");
  return peakOf(pid) - before;
}

const decoder = () =>
  readFileSync(children, "utf8")
    .split(" ")
    .find((pid) => pid && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("decoding.worker"));

function peakOf(pid: string): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
