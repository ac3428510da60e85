import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { firstLine, lengthBytes, sha256 } from "./format.ts";

const compress = promisify(gzip);

/** Writes a backup part by part to a new file that only its owner can read. */
export class PartWriter {
  readonly #file: FileHandle;
  readonly #whole = createHash("sha256");

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(path: string): Promise<PartWriter> {
    const writer = new PartWriter(await open(path, "wx", 0o600));
    try {
      await writer.#write(firstLine);
    } catch (error) {
      await writer.close(); // a file that is never closed would end the process
      throw error;
    }
    return writer;
  }

  async add(text: string): Promise<void> {
    const bytes = await compress(text);
    await this.#write(lengthOf(bytes), sha256(bytes), bytes);
  }

  /** Ends the file and flushes it to disk. */
  async finish(): Promise<void> {
    await this.#write(Buffer.alloc(lengthBytes));
    await this.#file.appendFile(this.#whole.copy().digest());
    await this.#file.sync();
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  async #write(...pieces: Uint8Array[]) {
    const bytes = Buffer.concat(pieces);
    this.#whole.update(bytes);
    await this.#file.appendFile(bytes);
  }
}

function lengthOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(bytes.length);
  return length;
}
