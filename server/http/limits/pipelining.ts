import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Browsers and proxies ask for one thing at a time on a connection. */
const mostOfConnection = 8;

type Started = { request: IncomingMessage; response: ServerResponse; socket: Socket; server: unknown };
const started = "http.server.request.start";

/**
 * Closes connections that send requests far ahead of their answers. Node reads 64 KB at once, which can be thousands of requests,
 * and hands all of them on. Its channel reports each one, even those that Node answers itself, such as one without a host.
 */
export function limitPipelining(app: FastifyInstance) {
  const unanswered = new WeakMap<Socket, number>();
  const count = (message: unknown) => {
    const { response, socket, server } = message as Started; // as Node documents the channel
    if (server !== app.server) return;
    const ahead = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, ahead);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (ahead <= mostOfConnection) return;
    stopReading(socket);
    socket.destroy();
  };
  subscribe(started, count);
  app.addHook("onClose", async () => void unsubscribe(started, count));
}

type WithParser = { parser?: { onIncoming?: () => number } | null };
/** Returned from `onIncoming`, tells Node's parser that another protocol begins, so it stops reading. */
const otherProtocol = 2;

/**
 * Stops the parser, which otherwise goes on with what it has even when its connection is gone, and fills the memory. Node
 * declares neither the parser nor `onIncoming`. Both exist in Node 20.20 and 26.10; `pipelining.test.ts` counts what is parsed,
 * and fails on a Node without them.
 */
export function stopReading(socket: Socket) {
  const { parser } = socket as WithParser; // without one, the rest is read and then dropped
  if (parser) parser.onIncoming = () => otherProtocol;
}
