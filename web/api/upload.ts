import { ApiFailure, answerIn, type Output } from "#contract/client.ts";
import type { Endpoint, Exchange } from "#contract/endpoint.ts";
import { isOverload, offline, retryTime, tellUnauthorized } from "./api-client.ts";

type Upload = {
  /** The form's other fields. */
  fields?: Record<string, string>;
  /** Called with the fraction sent so far, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};
type WithFile = Exchange & Required<Pick<Exchange, "file">>;

/**
 * Sends a form, with a file (by field name) if there is one. Uses XMLHttpRequest, because fetch can't report progress. Throws
 * ApiFailure if the response isn't 2xx.
 */
export async function upload<E extends WithFile>(
  { method, path }: Endpoint<E>,
  file: Record<E["file"]["name"], File | undefined>,
  { fields = {}, onProgress, signal }: Upload = {},
): Promise<Output<E>> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const [field, value] of Object.entries<File | undefined>(file)) if (value) form.append(field, value);
  const sendForm = () =>
    new Promise<XMLHttpRequest>((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const isOnline = navigator.onLine;
      request.onload = () => resolve(request);
      request.onerror = () => reject(new TypeError(isOnline ? "no answer" : offline));
      request.onabort = () => reject(signal?.reason);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.open(method, path);
      request.send(form);
    });
  const first = await sendForm();
  const isRepeated = isOverload(first.status, first.responseText);
  const answer = isRepeated ? await retryTime(first.getResponseHeader("retry-after")).then(sendForm) : first;
  const { status, responseText, statusText } = answer;
  if (status === 401) tellUnauthorized(path, method);
  if (status < 200 || status > 299) throw new ApiFailure(status, responseText, statusText);
  return answerIn(status, responseText) as Output<E>; // the server serialised it through this call's schema
}
