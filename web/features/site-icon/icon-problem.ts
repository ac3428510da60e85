import { faviconTexts } from "#contract/first-steps/constants.ts";
import { maxPictureBytes, uploadTexts } from "#contract/uploads/constants.ts";

/**
 * Returns the error message for the chosen files before anything is uploaded, or undefined. The server checks the number of
 * pixels.
 */
export function problemOf(files: readonly Pick<File, "type" | "size">[]): string | undefined {
  const [file, ...others] = files;
  if (file?.type !== "image/png" || file.size > maxPictureBytes) return faviconTexts.wrong;
  return others.length > 0 ? uploadTexts.several : undefined;
}
