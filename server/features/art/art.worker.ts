import { createHash } from "node:crypto";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { draw, type Picture } from "./picture.ts";

export type DrawingOrder = { id: number; picture: Picture };
export type Drawing = { raw: Uint8Array; br: Uint8Array; gzip: Uint8Array; etag: string };
export type DrawingDone = { id: number } & ({ drawing: Drawing } | { error: string });

// On Linux this is the thread's own priority, elsewhere the whole process's: pages come before pictures.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on("message", ({ id, picture }: DrawingOrder) => {
  parentPort?.postMessage({ id, ...attempt(picture) } satisfies DrawingDone);
});

function attempt(picture: Picture) {
  try {
    return { drawing: finished(draw(picture)) };
  } catch (error) {
    return { error: String(error) };
  }
}

function finished(svg: string): Drawing {
  const raw = Buffer.from(svg);
  const etag = `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
  return { raw: exact(raw), br: exact(brotliCompressSync(raw)), gzip: exact(gzipSync(raw)), etag };
}

/** A buffer is often a small view of a large block, all of which would be sent and kept. */
const exact = (bytes: Buffer) => new Uint8Array(bytes);
