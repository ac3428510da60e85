import { ApiFailure } from "#contract/client.ts";
import { maxPictureBytes, pictureTypes, uploadTexts } from "#contract/uploads/constants.ts";

const isPicture = ({ type }: { type: string }) => pictureTypes.some((known) => known === type);

/** Returns the error message for the chosen files before anything is uploaded, or undefined. */
export function problemOf(files: readonly Pick<File, "type" | "size">[]): string | undefined {
  const [file, ...others] = files;
  if (!file || !isPicture(file)) return uploadTexts.notAPicture;
  if (others.length > 0) return uploadTexts.several;
  return file.size > maxPictureBytes ? uploadTexts.tooLarge : undefined;
}

/** Returns a sentence that explains why an upload failed. */
export const explainUpload = (error: unknown): string =>
  (error instanceof ApiFailure && error.sentence) || uploadTexts.failed;
