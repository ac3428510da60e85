import { strangersAnswer } from "#contract/client.ts";
import { uploadsApi } from "#contract/uploads/endpoints.ts";
import { upload } from "#web/api/upload.ts";

type Options = NonNullable<Parameters<typeof upload>[2]>;

/** Uploads a picture. Returns its address. A proxy may answer with JSON of its own, so the address is checked. */
export async function uploadPicture(picture: File, options: Options): Promise<string> {
  const answer: { url?: unknown } | null = await upload(uploadsApi.create, { picture }, options);
  if (typeof answer?.url !== "string" || !answer.url.startsWith("/media/")) throw strangersAnswer();
  return answer.url;
}
