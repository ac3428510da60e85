import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** An answer that is taken more slowly than this many bytes in this time is given up. */
export type Pace = { stalledMs: number; leastBytes: number };
/** What has left for the reader, and for how many looks no more than a trickle followed. */
type Progress = { sentBytes: number; looks: number };

const looksAtEach = 6;

/**
 * Closes connections whose reader takes next to nothing of an answer. One that waits for us, or that has taken everything,
 * is not meant: event streams and open keep-alive connections go on.
 */
export function closeStalledAnswers(app: FastifyInstance, { stalledMs, leastBytes }: Pace) {
  const sockets = new Map<Socket, Progress>();
  app.server.on("connection", (socket: Socket) => {
    sockets.set(socket, { sentBytes: 0, looks: 0 });
    socket.once("close", () => sockets.delete(socket));
  });
  const look = () => {
    for (const [socket, progress] of sockets) {
      const { sentBytes, waitingBytes } = outputOf(socket);
      if (waitingBytes === 0 || sentBytes - progress.sentBytes >= leastBytes) {
        sockets.set(socket, { sentBytes, looks: 0 });
      } else if (++progress.looks > looksAtEach) socket.destroy();
    }
  };
  const looking = setInterval(look, stalledMs / looksAtEach).unref();
  app.addHook("onClose", async () => clearInterval(looking));
}

/** What the socket itself tells counts an answer as a whole, once all of it has left; its handle knows how far it has come. */
type WithHandle = { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null };

function outputOf(socket: Socket) {
  const { _handle: handle } = socket as WithHandle; // not declared, though Node's own timeouts rely on it
  const waitingBytes = handle?.writeQueueSize ?? 0;
  return { waitingBytes, sentBytes: (handle?.bytesWritten ?? 0) - waitingBytes };
}
