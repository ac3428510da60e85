import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** How long the sender has to read the refusal. */
const patienceMs = 2_000;

/**
 * Ends a request whose body is still coming, to make room for someone who has less. Returns false if the body is complete or its
 * answer has begun.
 */
export function giveUpBody(server: Server, request: IncomingMessage, response: ServerResponse): boolean {
  const { socket } = request;
  if (request.complete || response.headersSent) return false;
  server.emit(
    "clientError",
    Object.assign(new Error("The request made room for others"), { code: "BODY_GIVEN_UP" }),
    socket,
  );
  setTimeout(() => socket.destroy(), patienceMs).unref();
  return true;
}
