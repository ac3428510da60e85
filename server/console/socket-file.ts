import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";

/** Where a running site listens for commands: in its data folder, which only its owner can enter. */
export const socketFileIn = (dataDir: string) => resolve(dataDir, "admin.sock");

/** The longest socket path that every system accepts. */
const maxPathBytes = 100;

/** Passes on a path that the system accepts. A long one leads through a temporary link to its folder. */
export async function byShortPath<T>(file: string, use: (path: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(file) <= maxPathBytes) return use(file);
  const folder = mkdtempSync(join(tmpdir(), "admin-"));
  try {
    const link = join(folder, "data");
    symlinkSync(dirname(file), link);
    return await use(join(link, basename(file)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const maxLineLength = 64 * 1024;

/** Returns the first line that arrives, without its end; undefined if the other side ends or goes silent before that. */
export async function readLine(socket: Socket, patienceMs: number): Promise<string | undefined> {
  socket.setEncoding("utf8").setTimeout(patienceMs, () => socket.destroy());
  let text = "";
  try {
    for await (const part of socket.iterator({ destroyOnReturn: false })) {
      text += part;
      const end = text.indexOf("\n");
      if (end >= 0) return text.slice(0, end);
      if (text.length > maxLineLength) return undefined;
    }
  } catch {
    return undefined; // it was cut off
  }
  return undefined;
}

export const writeLine = (socket: Socket, value: unknown) => socket.write(`${JSON.stringify(value)}\n`);
