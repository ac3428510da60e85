import { ApiFailure, type Arguments, answerIn, createApi, type Output, strangersAnswer } from "#contract/client.ts";
import type { Endpoint, Exchange } from "#contract/endpoint.ts";

let refused: (path: string, method: string) => void = () => {};
/** Registers a listener for calls refused with 401, which means that the caller isn't, or is no longer, signed in. */
export function onUnauthorized(listener: typeof refused) {
  refused = listener;
}

/** The only place that calls our server from the browser. */
export const api = createApi(async (path, init) => {
  const response = await fetch(path, init);
  if (response.status === 401) refused(path, init.method ?? "GET");
  return response;
});

/** Downloads a file from our server. Throws ApiFailure if the response isn't 2xx. */
export async function download(path: string): Promise<Blob> {
  const response = await fetch(path, { credentials: "same-origin" });
  if (response.status === 401) refused(path, "GET");
  if (!response.ok) throw new ApiFailure(response.status, await response.text(), response.statusText);
  const file = await response.blob();
  if (file.type.startsWith("text/html")) throw strangersAnswer(); // none of our files is a page
  return file;
}

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
      if (status === 401) refused(path, method);
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

/** Sends a message without waiting for a response, even while the page is being left. Failures are ignored. */
export function tell<E extends Exchange>({ path }: Endpoint<E>, ...[input]: Arguments<E>) {
  const { body } = (input ?? {}) as { body?: unknown };
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: "application/json" }));
}
