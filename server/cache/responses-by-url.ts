import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./response-cache.ts";

declare module "fastify" {
  interface FastifyInstance {
    responsesByUrl: ResponsesByUrl;
  }
}

type Entry = {
  find: () => CachedResponse | undefined;
  route: string;
  /** False if it is for visitors only. */
  isForAll: boolean;
};
type Noted = Omit<Entry, "route"> & {
  /** The canonical spelling of its address. There are endless others. */
  url: string;
};

const most = 1_000;

/** How to find cached responses by the target of a request, so that plain requests are answered without Fastify. */
export class ResponsesByUrl {
  readonly #known = new LRUCache<string, Entry>({ max: most });

  /** Notes where this request's response is kept, so that the same request can get it directly while it is. */
  note({ url: asked, method, routeOptions }: FastifyRequest, { url, ...entry }: Noted) {
    if (asked !== url || method !== "GET" || this.#known.has(url)) return;
    this.#known.set(url, { ...entry, route: routeOptions.url ?? url });
  }

  find(url: string): Entry | undefined {
    return this.#known.get(url);
  }
}
