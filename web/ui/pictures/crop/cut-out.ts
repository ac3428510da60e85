import { maxPictureSide } from "#contract/uploads/constants.ts";

export type Area = { x: number; y: number; width: number; height: number };

/**
 * Returns a part of a picture as a file, no larger than the site stores pictures. The server decodes it like any other upload.
 */
export async function cutOut(src: string, { x, y, width, height }: Area): Promise<File> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const scale = Math.min(1, maxPictureSide / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The canvas is empty"))), "image/png");
  return new File([await promise], "cropped.png", { type: "image/png" });
}
