import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** For how long the sender may read why. */
const patienceMs = 2_000;

/** Ends a request whose body still comes, because others have less; false where all of it is here, or its answer is. */
export function giveUpBody(server: Server, request: IncomingMessage, response: ServerResponse): boolean {
  const { socket } = request;
  if (request.complete || response.headersSent) return false;
  server.emit("clientError", Object.assign(new Error("Others come first"), { code: "BODY_GIVEN_UP" }), socket);
  setTimeout(() => socket.destroy(), patienceMs).unref();
  return true;
}
