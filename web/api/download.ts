import { ApiFailure, strangersAnswer } from "#contract/client.ts";
import { send, tellUnauthorized } from "./api-client.ts";

/** Downloads a file from our server. Throws ApiFailure if the response isn't 2xx. */
export async function download(path: string): Promise<Blob> {
  const response = await send(path, { credentials: "same-origin" });
  if (response.status === 401) tellUnauthorized(path, "GET");
  if (!response.ok) throw new ApiFailure(response.status, await response.text(), response.statusText);
  const file = await response.blob();
  const isFile = response.headers.has("content-disposition"); // a readable export is a page too
  if (file.type.startsWith("text/html") && !isFile) throw strangersAnswer();
  return file;
}
