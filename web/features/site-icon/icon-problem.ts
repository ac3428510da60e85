import { faviconTexts } from "#contract/first-steps/constants.ts";
import { maxPictureBytes, uploadTexts } from "#contract/uploads/constants.ts";

/** What is wrong with what was chosen or dropped, before any of it is sent. How many pixels it has is left to the server. */
export function problemOf(files: readonly Pick<File, "type" | "size">[]): string | undefined {
  const [file, ...others] = files;
  if (file?.type !== "image/png" || file.size > maxPictureBytes) return faviconTexts.wrong;
  return others.length > 0 ? uploadTexts.several : undefined;
}
