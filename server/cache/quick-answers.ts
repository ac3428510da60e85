import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Answer } from "./answer-cache.ts";

declare module "fastify" {
  interface FastifyInstance {
    quickAnswers: QuickAnswers;
  }
}

type Quick = {
  find: () => Answer | undefined;
  route: string;
  /** Or for visitors only. */
  isForAll: boolean;
};
type Noted = Omit<Quick, "route"> & {
  /** The one spelling of its address: there is no end of others. */
  url: string;
};

const most = 1_000;

/** Where finished answers are kept, by the target of a request: what needs no more than that is answered without Fastify. */
export class QuickAnswers {
  readonly #known = new LRUCache<string, Quick>({ max: most });

  /** This request was answered with what is kept there, and so may others be, while it is kept. */
  note({ url: asked, method, routeOptions }: FastifyRequest, { url, ...quick }: Noted) {
    if (asked !== url || method !== "GET" || this.#known.has(url)) return;
    this.#known.set(url, { ...quick, route: routeOptions.url ?? url });
  }

  find(url: string): Quick | undefined {
    return this.#known.get(url);
  }
}
