import type { FastifyRequest } from "fastify";
import { tooSlow } from "#server/errors.ts";

/** The slowest an upload may be: 8 KB a second, a tenth of what the largest picture needs to arrive in time. */
const lookEveryMs = 5_000;
const leastBytes = 40 * 1024;

/** Rejects as soon as a body comes so slowly that its place should go to someone else. */
export const rejectIfSlow = ({ raw: { socket } }: FastifyRequest, signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    let before = socket.bytesRead;
    const look = () => {
      if (socket.bytesRead - before < leastBytes) reject(tooSlow());
      before = socket.bytesRead;
    };
    const looking = setInterval(() => setImmediate(look), lookEveryMs).unref(); // after reading what came in while we were busy
    signal.addEventListener("abort", () => clearInterval(looking), { once: true });
  });
