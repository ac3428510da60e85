import { ApiFailure, type Arguments, createApi } from "#contract/client.ts";
import type { Endpoint, Exchange } from "#contract/endpoint.ts";

type Refused = (path: string, method: string) => void;
let refused: Refused = () => {};
/** Registers a listener for calls refused with 401, which means that the caller isn't, or is no longer, signed in. */
export function onUnauthorized(listener: Refused) {
  refused = listener;
}
/** Reports a call that was refused with 401. */
export const tellUnauthorized: Refused = (path, method) => refused(path, method);

/** The only place that calls our server from the browser, besides `upload.ts`. */
export const api = createApi(async (path, init) => {
  const response = await send(path, init);
  if (response.status === 401) refused(path, init.method ?? "GET");
  return response;
});

/** Sends a call, and once more if it was refused for overload: nothing was carried out then. No other call is repeated. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  const isOnline = navigator.onLine;
  const response = await fetch(path, init).catch((error: unknown) => {
    throw isOnline === false ? new TypeError(offline) : error;
  });
  if (response.status !== 503 || !isOverload(response.status, await response.clone().text())) return response;
  await retryTime(response.headers.get("retry-after"));
  return fetch(path, init);
}

/** Shown if a call wasn't sent at all. Without an answer to a call that was, nobody knows whether it was carried out. */
export const offline = "You’re offline. Try again once you’re back online.";

/** Whether a call was refused for overload. */
export const isOverload = (status: number, body: string) => new ApiFailure(status, body, "").code === "overloaded";

/** Waits as long as the server asked for. */
export const retryTime = (seconds: string | null) =>
  new Promise((resolve) => setTimeout(resolve, Number(seconds ?? 1) * 1000));

/** Sends a message without waiting for a response, even while the page is being left. Failures are ignored. */
export function tell<E extends Exchange>({ path }: Endpoint<E>, ...[input]: Arguments<E>) {
  const { body } = (input ?? {}) as { body?: unknown };
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: "application/json" }));
}
