import { statfsSync } from "node:fs";
import { reasonOf } from "#server/database/sql-errors.ts";
import type { Log } from "#server/platform/process/log.ts";

/** With less free space, nothing is written: on a full disk the engine hangs. */
const minFreeBytes = 200 * 1024 * 1024;

type Parts = { dataDir: string; freeBytes: (folder: string) => number; log: Log };

/** Whether the disk has room to write. A data folder that was moved or deleted counts as full. */
export class FreeSpace {
  readonly #parts: Parts;
  #shortage: string | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  isShort(): boolean {
    const shortage = this.#findShortage();
    this.#logChange(shortage);
    this.#shortage = shortage;
    return shortage !== undefined;
  }

  #findShortage(): string | undefined {
    const { dataDir, freeBytes } = this.#parts;
    try {
      return freeBytes(dataDir) < minFreeBytes ? "less than 200 MB is free" : undefined;
    } catch (error) {
      return reasonOf(error);
    }
  }

  #logChange(shortage: string | undefined) {
    if (shortage === this.#shortage) return;
    const { dataDir, log } = this.#parts;
    if (shortage) log.error({ dataDir, reason: shortage }, "the data folder can't be written to");
    // the same level as the outage, so that no log has only one of them
    else log.error({ dataDir }, "the data folder can be written to again");
  }
}

export function freeBytesOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
