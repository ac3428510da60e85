import { ApiFailure } from "#contract/client.ts";
import { maxPictureBytes, pictureTypes, uploadTexts } from "#contract/uploads/constants.ts";

const isPicture = ({ type }: { type: string }) => pictureTypes.some((known) => known === type);

/** What is wrong with what was chosen or dropped, before any of it is sent. */
export function problemOf(files: readonly Pick<File, "type" | "size">[]): string | undefined {
  const [file, ...others] = files;
  if (!file || !isPicture(file)) return uploadTexts.notAPicture;
  if (others.length > 0) return uploadTexts.several;
  return file.size > maxPictureBytes ? uploadTexts.tooLarge : undefined;
}

/** Why an upload did not end well, for a person. */
export const explainUpload = (error: unknown): string =>
  (error instanceof ApiFailure && error.sentence) || uploadTexts.failed;
