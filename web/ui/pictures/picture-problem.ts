import { ApiFailure, strangersAnswer } from "#contract/client.ts";
import { maxPictureBytes, pictureTypes, uploadTexts } from "#contract/uploads/constants.ts";
import { uploadsApi } from "#contract/uploads/endpoints.ts";
import { upload } from "#web/api/upload.ts";

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

type Options = NonNullable<Parameters<typeof upload>[2]>;

/** Uploads a picture. Returns its address. A proxy may answer with JSON of its own, so the address is checked. */
export async function uploadPicture(picture: File, options: Options): Promise<string> {
  const answer: { url?: unknown } | null = await upload(uploadsApi.create, { picture }, options);
  if (typeof answer?.url !== "string" || !answer.url.startsWith("/media/")) throw strangersAnswer();
  return answer.url;
}
