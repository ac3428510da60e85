import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/** Answers a request itself, or passes it on to the earlier listeners. */
type FirstListener = (request: IncomingMessage, response: ServerResponse, handOn: () => void) => void;

/** Handles each request before the listeners that are registered now. */
export function listenFirst(server: Server, listener: FirstListener) {
  const handlers = server.listeners("request") as RequestListener[]; // listeners of this event
  server.removeAllListeners("request");
  server.on("request", (request, response) =>
    listener(request, response, () => {
      for (const handle of handlers) handle.call(server, request, response);
    }),
  );
}
