import { Server, type Socket } from "node:net";
import { setTimeout as after, setImmediate as nextRound } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { stopping } from "#server/errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the site has been told to stop, which proxies learn from `/readyz`. */
    isLeaving: () => boolean;
    /** Aborts when the site takes no more requests. What can't finish soon should then be refused. */
    stopping: AbortSignal;
    /** Makes the site not ready. It still serves everything for this long, or until `isUrgent` aborts. */
    beginStop: (noticeMs: number, isUrgent: AbortSignal) => Promise<void>;
    /**
     * Refuses new connections and waits until open requests are answered. Call it before `close`: from then on Fastify refuses
     * all requests, even those that a page makes while it is rendered.
     */
    drain: () => Promise<void>;
  }
}

/** How long open connections may still send. Their next answer tells them that the connection ends. */
const farewellMs = 300;
/** A turn of the event loop shorter than `quietMs` found little to do. We wait for one for at most `longestWaitMs`. */
const quietMs = 2;
const longestWaitMs = 500;
/** Counts from the announcement. Less than the hard limit of ten seconds, so that the database can be closed properly. */
const patienceMs = 8_000;

/** Makes every answer end its connection while the site stops, and cuts off clients that are too slow. */
export function stopGracefully(app: FastifyInstance) {
  const stop = new AbortController();
  let leavingSince: number | undefined;
  const requests = countRequests(app);
  const quietRound = watchArrivals(app);
  app.decorate("stopping", stop.signal);
  app.decorate("isLeaving", () => leavingSince !== undefined);
  app.decorate("beginStop", async (noticeMs: number, isUrgent: AbortSignal) => {
    leavingSince = performance.now();
    await after(noticeMs, undefined, { signal: isUrgent }).catch(() => {});
  });
  app.decorate("drain", async () => {
    stop.abort(stopping());
    leavingSince ??= performance.now();
    const leftMs = leavingSince + patienceMs - performance.now();
    setTimeout(() => app.server.closeAllConnections(), leftMs).unref();
    if (!app.server.listening) return;
    await quietRound(); // accepts everyone who has connected by now
    Server.prototype.close.call(app.server); // http's own close would end idle connections in the middle of their next request
    await after(farewellMs);
    await quietRound(); // reads what has been sent by now
    app.server.closeIdleConnections();
    await requests.allAnswered();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (stop.signal.aborted) reply.header("connection", "close");
  });
}

/**
 * Returns a function that waits for a turn of the event loop in which nobody came and little else was done. The system hands over
 * one connection a turn, and drops those still waiting when we stop listening. Gives up after a while, so that a site that is
 * never quiet stops too.
 */
function watchArrivals({ server }: FastifyInstance) {
  let arrivals = 0;
  for (const event of ["connection", "request"]) server.on(event, () => arrivals++);
  return async () => {
    await nextRound(); // the rest of this one
    const untilMs = performance.now() + longestWaitMs;
    for (let begunMs = performance.now(); begunMs < untilMs; ) {
      const before = arrivals;
      await nextRound();
      const tookMs = performance.now() - begunMs;
      begunMs += tookMs;
      if (arrivals === before && tookMs < quietMs) return;
    }
  };
}

/** Counts only requests that came over a socket: a page's own calls are part of its request. */
function countRequests(app: FastifyInstance) {
  const underWay = new Map<Socket, number>();
  let tellAllAnswered = () => {};
  const setLeft = (socket: Socket, left: number) => {
    if (left > 0) underWay.set(socket, left);
    else underWay.delete(socket);
    if (underWay.size === 0) tellAllAnswered();
  };
  // An answer queued behind another never learns that its connection has closed.
  app.server.on("connection", (socket: Socket) => socket.once("close", () => setLeft(socket, 0)));
  app.server.on("request", ({ socket }, response) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once("close", () => setLeft(socket, (underWay.get(socket) ?? 1) - 1));
  });
  return {
    allAnswered: () =>
      new Promise<void>((resolve) => {
        tellAllAnswered = resolve;
        if (underWay.size === 0) resolve();
      }),
  };
}
