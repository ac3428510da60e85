import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/** Answers a request itself, or hands it on to whoever listened before. */
type FirstListener = (request: IncomingMessage, response: ServerResponse, handOn: () => void) => void;

/** Looks at each request before those who listen at this time do. */
export function listenFirst(server: Server, listener: FirstListener) {
  const handlers = server.listeners("request") as RequestListener[]; // of this event
  server.removeAllListeners("request");
  server.on("request", (request, response) =>
    listener(request, response, () => {
      for (const handle of handlers) handle.call(server, request, response);
    }),
  );
}
