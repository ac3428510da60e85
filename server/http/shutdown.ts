import { Server, type Socket } from "node:net";
import { setTimeout as after, setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { stopping } from "#server/errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the site has been told to stop: proxies hear of it from `/readyz`. */
    isLeaving: () => boolean;
    /** Aborts when the site no longer takes new requests: what can't be finished soon is better refused then. */
    stopping: AbortSignal;
    /** From now on the site isn't ready. It still serves everything for this long, or until `isUrgent` aborts. */
    announceStop: (noticeMs: number, isUrgent: AbortSignal) => Promise<void>;
    /**
     * Refuses new connections, and waits until what is under way is answered. To be called before `close`: from then on Fastify
     * refuses all requests, even those that a page makes while it is rendered.
     */
    drain: () => Promise<void>;
  }
}

/** How long connections that are open may still send: they learn from the next answer that they end. */
const farewellMs = 300;
/** A turn of the event loop that's shorter found little to do; and how long we wait for such a one. */
const quietMs = 2;
const longestWaitMs = 500;
/** From the announcement on, and before the hard limit of ten seconds, so that the database is closed in order. */
const patienceMs = 8_000;

/** While the site stops, every answer ends its connection, and who is too slow is cut off. */
export function stopGracefully(app: FastifyInstance) {
  const stop = new AbortController();
  let leavingSince: number | undefined;
  const requests = countRequests(app);
  const quietTurn = watchArrivals(app);
  app.decorate("stopping", stop.signal);
  app.decorate("isLeaving", () => leavingSince !== undefined);
  app.decorate("announceStop", async (noticeMs: number, isUrgent: AbortSignal) => {
    leavingSince = performance.now();
    await after(noticeMs, undefined, { signal: isUrgent }).catch(() => {});
  });
  app.decorate("drain", async () => {
    stop.abort(stopping());
    leavingSince ??= performance.now();
    const leftMs = leavingSince + patienceMs - performance.now();
    setTimeout(() => app.server.closeAllConnections(), leftMs).unref();
    if (!app.server.listening) return;
    await quietTurn(); // whoever has connected by now is accepted
    Server.prototype.close.call(app.server); // http's own would end idle connections in the middle of their next request
    await after(farewellMs);
    await quietTurn(); // what has been sent by now is read
    app.server.closeIdleConnections();
    await requests.allAnswered();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (stop.signal.aborted) reply.header("connection", "close");
  });
}

/**
 * Gives a way to wait for a turn of the event loop in which nobody came and little else was done. The system hands on one
 * connection a turn, and breaks off those that still wait when we stop listening. A site that's never quiet stops all the same.
 */
function watchArrivals({ server }: FastifyInstance) {
  let arrivals = 0;
  for (const event of ["connection", "request"]) server.on(event, () => arrivals++);
  return async () => {
    await nextTurn(); // the rest of this one
    const untilMs = performance.now() + longestWaitMs;
    for (let begunMs = performance.now(); begunMs < untilMs; ) {
      const before = arrivals;
      await nextTurn();
      const tookMs = performance.now() - begunMs;
      begunMs += tookMs;
      if (arrivals === before && tookMs < quietMs) return;
    }
  };
}

/** Only those that came over a socket: a page's own calls are part of its request. */
function countRequests(app: FastifyInstance) {
  const underWay = new Map<Socket, number>();
  let tellAllAnswered = () => {};
  const setLeft = (socket: Socket, left: number) => {
    if (left > 0) underWay.set(socket, left);
    else underWay.delete(socket);
    if (underWay.size === 0) tellAllAnswered();
  };
  // An answer that waits behind another one never learns that its connection has closed.
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
