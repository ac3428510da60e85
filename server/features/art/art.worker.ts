import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { etagOf } from "#server/cache/etag.ts";
import { draw, isCard, type Painting } from "./picture.format.ts";

export type DrawingOrder = { id: number; picture: Painting };
export type Drawing = { type: string; etag: string; raw: Uint8Array; br?: Uint8Array; gzip?: Uint8Array };
export type DrawingDone = { id: number } & ({ drawing: Drawing } | { error: string });

// Pages come before pictures. On Linux this is the thread's own priority; elsewhere it would be the whole process's.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on("message", ({ id, picture }: DrawingOrder) => {
  void attempt(picture).then((outcome) => parentPort?.postMessage({ id, ...outcome } satisfies DrawingDone));
});

async function attempt(picture: Painting) {
  try {
    const svg = Buffer.from(draw(await withReadableLogo(picture)));
    return { drawing: isCard(picture) ? await rasterised(svg) : compressed(svg) };
  } catch (error) {
    return { error: String(error) };
  }
}

/** The SVG renderer reads PNG and no WebP, which uploads are. */
async function withReadableLogo(picture: Painting): Promise<Painting> {
  if (!isCard(picture) || !picture.logo?.data) return picture;
  const { default: sharp } = await import("sharp"); // loaded with the first card, as most drawings don't need it
  const [, base64 = ""] = picture.logo.data.split(",");
  const png = await sharp(Buffer.from(base64, "base64")).png().toBuffer();
  return { ...picture, logo: { ...picture.logo, data: `data:image/png;base64,${png.toString("base64")}` } };
}

const compressed = (svg: Buffer): Drawing => ({
  ...finished("image/svg+xml", svg),
  br: exact(brotliCompressSync(svg)),
  gzip: exact(gzipSync(svg)),
});

async function rasterised(svg: Buffer): Promise<Drawing> {
  const { default: sharp } = await import("sharp");
  return finished("image/png", await sharp(svg).png({ palette: true, colours: 128 }).toBuffer());
}

const finished = (type: string, bytes: Buffer): Drawing => ({ type, etag: etagOf(bytes), raw: exact(bytes) });

/** Copies a buffer that is a small view of a large block, or the whole block would be sent and kept. */
const exact = (bytes: Buffer) => new Uint8Array(bytes);
