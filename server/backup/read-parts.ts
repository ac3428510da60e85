import { createHash, type Hash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { z } from "zod";
import { reasonOf } from "#server/database/sql-errors.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { firstLine, hashBytes, lengthBytes, mostPartBytes, sha256 } from "./format.ts";

const decompress = promisify(gunzip);

/** A backup that must not be used. Its message is one sentence that says why. */
export class DamagedBackup extends StartError {}

/** Yields the text of each part. Throws a DamagedBackup at the first part that has changed. */
export async function* readParts(path: string): AsyncGenerator<string> {
  const file = await open(path, "r").catch((error: unknown) => {
    throw new StartError(`Couldn't read ${path}: ${reasonOf(error)}.`);
  });
  try {
    const bytes = new CheckedBytes(file, path);
    const { damaged } = bytes;
    if (!firstLine.equals(await bytes.take(firstLine.length))) throw damaged("it doesn't start like a backup");
    for (let part = 1; ; part++) {
      const length = (await bytes.take(lengthBytes)).readUInt32BE();
      if (length === 0) break;
      if (length > mostPartBytes) throw damaged(`part ${part} has an impossible length`);
      const hash = await bytes.take(hashBytes);
      const packed = await bytes.take(length);
      if (!sha256(packed).equals(hash)) throw damaged(`part ${part} doesn't match its checksum`);
      const text = await decompress(packed, { maxOutputLength: mostPartBytes }).catch(() => {
        throw damaged(`part ${part} can't be unpacked`);
      });
      yield text.toString();
    }
    await bytes.requireEnd();
  } finally {
    await file.close();
  }
}

/** Parses a part as JSON of this shape. Throws a DamagedBackup if it isn't, even if its checksum is right. */
export function parsePart<T>(path: string, text: string, shape: z.ZodType<T>): T {
  const found = shape.safeParse(asJson(text));
  if (!found.success) throw damagedAt(path)("a part has unexpected content");
  return found.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const damagedAt = (path: string) => (why: string) =>
  new DamagedBackup(`${path} is damaged, or isn't a backup of this site: ${why}. Nothing was changed.`);

class CheckedBytes {
  readonly #file: FileHandle;
  readonly damaged: (why: string) => DamagedBackup;
  readonly #whole: Hash = createHash("sha256");

  constructor(file: FileHandle, path: string) {
    this.#file = file;
    this.damaged = damagedAt(path);
  }

  async take(count: number): Promise<Buffer> {
    const bytes = await this.#read(count);
    this.#whole.update(bytes);
    return bytes;
  }

  async requireEnd() {
    const hash = this.#whole.digest();
    if (!hash.equals(await this.#read(hashBytes))) throw this.damaged("it doesn't match its checksum");
    const { bytesRead } = await this.#file.read(Buffer.alloc(1), 0, 1);
    if (bytesRead > 0) throw this.damaged("there's more data after its end");
  }

  async #read(count: number): Promise<Buffer> {
    const bytes = Buffer.alloc(count);
    let done = 0;
    while (done < count) {
      const { bytesRead } = await this.#file.read(bytes, done, count - done);
      if (bytesRead === 0) throw this.damaged("it ends too early");
      done += bytesRead;
    }
    return bytes;
  }
}
