import {
  type InfiniteData,
  infiniteQueryOptions,
  QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import { ApiFailure, type Arguments, createApi, type Listing, type Output, type Send } from "#contract/client.ts";
import type { Endpoint, Exchange } from "#contract/endpoint.ts";

const minutes = 60_000;

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

/** The specification's defaults: fresh 5 min, kept 30 min, no retry, no refetch on focus, no polling. */
export function createQueryClient(send?: Send): QueryClient {
  const isServer = send !== undefined;
  const call = send ? createApi(send) : api;
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 30 * minutes,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: "always", // offline it fails at once and the page says so, where waiting would show skeletons for ever
        refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : false),
        queryFn: ({ queryKey: [path, input, form], pageParam }) =>
          (form === undefined ? call : call.listing)(
            { method: "GET", path } as Endpoint, // keys are made by the three functions below
            (form === "pages" ? beginningWith(pageParam, input as Asked) : input) as never,
          ),
      },
      // Offline it fails at once, and is not sent unasked later; sent, it is forgotten, as it holds a form and its passwords.
      mutations: { retry: false, networkMode: "always", gcTime: 0 },
    },
  });
}

/** A query of an endpoint. Its key is the endpoint's path and the input, so nobody types a key; invalidate by the path. */
export function query<E extends Exchange>(endpoint: Endpoint<E>, ...[input]: Arguments<E>) {
  return queryOptions<Output<E>>({ queryKey: [endpoint.path, input ?? {}] });
}

/** The query of one page of a list: its rows and the cursor of the next page. */
export function listing<E extends Exchange>(endpoint: Endpoint<E>, ...[input]: Arguments<E>) {
  return queryOptions<Listing<E>>({ queryKey: [endpoint.path, input ?? {}, "listing"] });
}

/** Of a list that grows page by page: asked again it reads all of its pages anew, so that no row shows twice or is missed. */
export function pages<E extends Exchange>(endpoint: Endpoint<E>, ...[input]: Arguments<E>) {
  return infiniteQueryOptions<Listing<E>, Error, InfiniteData<Listing<E>, string | null>, QueryKey, string | null>({
    queryKey: [endpoint.path, input ?? {}, "pages"],
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
}

type Asked = { query?: Record<string, string> };
const beginningWith = (cursor: unknown, { query, ...input }: Asked) => ({
  ...input,
  query: { ...query, ...(typeof cursor === "string" && { cursor }) },
});

/** Whether the page that the server sent has come alive; until then it must show just what the server rendered. */
let isAlive = false;
export function comeAlive() {
  isAlive = true;
}

/** Starts queries of a page: the server waits for them, the browser shows the page and lets them arrive. A failed one is left to its component. */
export async function prefetch(queryClient: QueryClient, queries: Startable[]) {
  const isServer = typeof document === "undefined";
  if (!isServer && !isAlive) return;
  const all = Promise.all(
    queries.map(({ queryKey, initialPageParam }) =>
      initialPageParam === undefined
        ? queryClient.prefetchQuery({ queryKey })
        : queryClient.prefetchInfiniteQuery({ queryKey, initialPageParam }),
    ),
  );
  if (isServer) await all;
}

type Startable = { queryKey: QueryKey; initialPageParam?: string | null };
