import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { crc32, createDeflate } from "node:zlib";
import sharp from "sharp";

const colour = (red: number) => ({ r: red, g: 120, b: 60 });

/** Makes a plain picture; a different shade of red is a different picture. */
export const plain = (width = 40, height = 30, red = 200) =>
  sharp({ create: { width, height, channels: 3, background: colour(red) } });

/** Makes an animated picture. Every frame differs in colour from the one before, or they would be merged. */
export async function movingGif(frames: number): Promise<Buffer> {
  const drawn = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      plain(4, 4, (index % 2) * 255)
        .png()
        .toBuffer(),
    ),
  );
  return sharp(drawn, { join: { animated: true } })
    .gif()
    .toBuffer();
}

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

/** Makes a black PNG of one bit a pixel without ever holding its pixels: a small file of any dimensions. */
export async function hugePng(width: number, height: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", await deflatedZeros(height * (1 + Math.ceil(width / 8)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function deflatedZeros(count: number): Promise<Buffer> {
  const deflate = createDeflate();
  const deflated = buffer(deflate);
  const zeros = Buffer.alloc(1024 * 1024);
  for (let left = count; left > 0; left -= zeros.length) {
    if (!deflate.write(zeros.subarray(0, left))) await once(deflate, "drain");
  }
  deflate.end();
  return deflated;
}

type Part = { name: string; filename?: string; content: Buffer | string };
const boundary = "----a-boundary";
export const formType = `multipart/form-data; boundary=${boundary}`;

const opening = ({ name, filename }: Omit<Part, "content">) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${
    filename === undefined ? "" : `; filename="${filename}"\r\ncontent-type: application/octet-stream`
  }\r\n\r\n`;

/** Builds a form as browsers send it. */
export const formOf = (...parts: Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ content, ...part }) => [Buffer.from(opening(part)), Buffer.from(content), Buffer.from("\r\n")]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

/** Builds a form with one picture in the usual field. */
export const pictureForm = (content: Buffer | string, filename = "picture.png") =>
  formOf({ name: "picture", filename, content });
