import { ApiFailure, type Arguments, createApi, type Output } from "#contract/client.ts";
import type { Endpoint, Exchange } from "#contract/endpoint.ts";

let refused: (path: string, method: string) => void = () => {};
/** Hears of every call that the server refused with 401: the caller is not, or no longer, who the page thought. */
export function onRefusedCaller(listener: typeof refused) {
  refused = listener;
}

/** The one place that talks to our own server from the browser. */
export const api = createApi(async (path, init) => {
  const response = await fetch(path, init);
  if (response.status === 401) refused(path, init.method ?? "GET");
  return response;
});

/** A file that our own server makes. Throws ApiFailure as a call does. */
export async function download(path: string): Promise<Blob> {
  const response = await fetch(path, { credentials: "same-origin" });
  if (response.status === 401) refused(path, "GET");
  if (!response.ok) throw new ApiFailure(response.status, await response.text(), response.statusText);
  return response.blob();
}

type Upload = {
  /** The form's other fields. */
  fields?: Record<string, string>;
  /** Hears how much of it has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};
type WithFile = Exchange & Required<Pick<Exchange, "file">>;

/**
 * Sends a form with a file, if there is one, by the name of its field, telling how far it is, which fetch cannot. Throws
 * ApiFailure as a call does.
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
      if (status === 201 || status === 200) resolve(JSON.parse(responseText));
      else reject(new ApiFailure(status, responseText, statusText));
    };
    request.onerror = () => reject(new TypeError("The server cannot be reached"));
    request.onabort = () => reject(signal?.reason);
  });
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  signal?.addEventListener("abort", () => request.abort(), { once: true });
  request.open(method, path);
  request.send(form);
  return sent;
}

/** Says something that waits for no answer, and goes out though the page is left. What does not arrive fails unheard. */
export function tell<E extends Exchange>({ path }: Endpoint<E>, ...[input]: Arguments<E>) {
  const { body } = (input ?? {}) as { body?: unknown };
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: "application/json" }));
}
