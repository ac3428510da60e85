import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

export type FinishedRequest = {
  /** Only set for requests that a route or the not-found page answered. */
  id: string | undefined;
  method: string;
  /** The route's template, such as `/api/players/:id`, so that it reveals nothing about anyone. */
  route: string;
  status: number;
  durationMs: number;
};

const noRoute = "none";
/** nginx's status for a client that left before there was a response. */
const clientLeft = 499;

const routed = Symbol("routed");
type Route = Pick<FastifyRequest, "id"> & { routeOptions: Pick<FastifyRequest["routeOptions"], "url"> };
type Routed = ServerResponse & { [routed]?: Route };

/** Notes which route answers. A property is quicker than a WeakMap, and every request pays for it. */
export function noteRoute(response: Routed, route: Route) {
  response[routed] = route;
}

/**
 * Calls `tell` when a request from outside has been answered or abandoned, even if it was refused before it reached a route. The
 * calls that a page makes while it's rendered count as part of that page.
 */
export function watchRequests(app: FastifyInstance, tell: (request: FinishedRequest) => void) {
  app.addHook("onRequest", (request, reply, done) => {
    noteRoute(reply.raw, request);
    done();
  });
  app.server.prependListener("request", ({ method = "" }, response: Routed) => {
    const beganAt = performance.now();
    response.once("close", () => {
      const request = response[routed];
      tell({
        id: request?.id,
        method,
        route: request?.routeOptions.url ?? noRoute,
        status: response.headersSent ? response.statusCode : clientLeft,
        durationMs: performance.now() - beganAt,
      });
    });
  });
}
