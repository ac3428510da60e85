import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** How much a colour channel may differ, of 255, because antialiasing varies a little between runs. */
const tolerance = 16;

export type Difference = { file: string; says: string; share: number };

/** Returns the pictures that differ between two sets, most different first, and draws each difference into a folder. */
export async function compareSets(former: string, latter: string, drawnIn: string): Promise<Difference[]> {
  await rm(drawnIn, { recursive: true, force: true });
  const [before, after] = await Promise.all([picturesIn(former), picturesIn(latter)]);
  const differences: Difference[] = [];
  for (const file of new Set([...before, ...after])) {
    if (!before.includes(file)) differences.push({ file, says: "is new", share: 1 });
    else if (!after.includes(file)) differences.push({ file, says: "is gone", share: 1 });
    else {
      const share = await comparePictures(join(former, file), join(latter, file), join(drawnIn, file));
      if (share > 0) differences.push({ file, says: `${(share * 100).toFixed(3)} % of its pixels`, share });
    }
  }
  return differences.toSorted((one, other) => other.share - one.share);
}

async function picturesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".png") && !file.startsWith("difference")).toSorted();
}

/** Returns the share of pixels that differ, and draws them in red over a faded copy of the latter picture. */
async function comparePictures(former: string, latter: string, drawn: string): Promise<number> {
  const size = await commonSize(former, latter);
  const [one, other] = await Promise.all([pixelsOf(former, size), pixelsOf(latter, size)]);
  if (one.equals(other)) return 0;
  const drawing = Buffer.alloc(other.length);
  let different = 0;
  for (let at = 0; at < other.length; at += 3) {
    const isSame = [0, 1, 2].every(
      (colour) => Math.abs((one[at + colour] ?? 0) - (other[at + colour] ?? 0)) <= tolerance,
    );
    if (isSame) for (const colour of [0, 1, 2]) drawing[at + colour] = 170 + (other[at + colour] ?? 0) / 3;
    else {
      different++;
      drawing[at] = 220;
    }
  }
  if (different === 0) return 0;
  await mkdir(dirname(drawn), { recursive: true });
  await sharp(drawing, { raw: { ...size, channels: 3 } })
    .png()
    .toFile(drawn);
  return different / (size.width * size.height);
}

type Size = { width: number; height: number };

async function commonSize(...files: string[]): Promise<Size> {
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** Returns three bytes per pixel. Areas outside a smaller picture are magenta, which no page is. */
async function pixelsOf(file: string, size: Size): Promise<Buffer> {
  const picture = sharp(file).removeAlpha();
  const { width, height } = await picture.metadata();
  return picture
    .extend({ right: size.width - width, bottom: size.height - height, background: "#ff00ff" })
    .removeAlpha()
    .raw()
    .toBuffer();
}
