import { ApiFailure, answerIn, type Output } from "#contract/client.ts";
import type { Endpoint, Exchange } from "#contract/endpoint.ts";
import { tellUnauthorized } from "./api-client.ts";

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
export function upload<E extends WithFile>(
  { method, path }: Endpoint<E>,
  file: Record<E["file"]["name"], File | undefined>,
  { fields = {}, onProgress, signal }: Upload = {},
): Promise<Output<E>> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const [field, value] of Object.entries<File | undefined>(file)) if (value) form.append(field, value);
  const request = new XMLHttpRequest();
  const sent = new Promise<Output<E>>((resolve, reject) => {
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status === 401) tellUnauthorized(path, method);
      if (status < 200 || status > 299) return reject(new ApiFailure(status, responseText, statusText));
      try {
        resolve(answerIn(status, responseText) as Output<E>); // the server serialised it through this call's schema
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new TypeError("The server can’t be reached"));
    request.onabort = () => reject(signal?.reason);
  });
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  signal?.addEventListener("abort", () => request.abort(), { once: true });
  request.open(method, path);
  request.send(form);
  return sent;
}
