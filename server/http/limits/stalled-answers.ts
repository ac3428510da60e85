import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { waitingInSystem } from "./system-send-queue.ts";

/** The slowest that an answer may be read: at least `leastBytes` in each `stalledMs`. */
export type Pace = { stalledMs: number; leastBytes: number };
/** How much the reader had taken when it last made progress, and how many looks ago that was. */
type Progress = { takenBytes: number; looks: number };

const looksAtEach = 6;

/**
 * Closes connections whose reader takes next to nothing of an answer. Connections that wait for us, or have taken everything, are
 * left alone: event streams and idle keep-alive connections go on.
 */
export function closeStalledAnswers(app: FastifyInstance, { stalledMs, leastBytes }: Pace) {
  const sockets = new Set<Socket>();
  const slow = new Map<Socket, Progress>();
  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      slow.delete(socket);
    });
  });
  const look = () => {
    const waiting = new Set([...sockets].filter((socket) => outputOf(socket).waitingBytes > 0));
    for (const socket of slow.keys()) if (!waiting.has(socket)) slow.delete(socket);
    if (waiting.size === 0) return;
    const inSystem = waitingInSystem();
    for (const socket of waiting) {
      const takenBytes = outputOf(socket).sentBytes - inSystem(socket);
      const { takenBytes: before, looks } = slow.get(socket) ?? { takenBytes: Number.NEGATIVE_INFINITY, looks: 0 };
      if (takenBytes - before >= leastBytes) slow.set(socket, { takenBytes, looks: 0 });
      else if (looks >= looksAtEach) socket.destroy();
      else slow.set(socket, { takenBytes: before, looks: looks + 1 });
    }
  };
  const looking = setInterval(look, stalledMs / looksAtEach).unref();
  app.addHook("onClose", async () => clearInterval(looking));
}

/** The socket itself counts an answer only once all of it has left; its handle knows how far it has got. */
type WithHandle = { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null };

function outputOf(socket: Socket) {
  const { _handle: handle } = socket as WithHandle; // not declared, though Node's own timeouts rely on it
  const waitingBytes = handle?.writeQueueSize ?? 0;
  return { waitingBytes, sentBytes: (handle?.bytesWritten ?? 0) - waitingBytes };
}
