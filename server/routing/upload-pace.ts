import type { FastifyRequest } from "fastify";
import { tooSlow } from "#server/errors.ts";

/** 8 KB a second is a tenth of what the largest picture needs to come in its time. */
const lookEveryMs = 5_000;
const leastBytes = 40 * 1024;

/** Rejects as soon as a body comes so slowly that its place had better go to another one. */
export const rejectIfSlow = ({ raw: { socket } }: FastifyRequest, signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    let before = socket.bytesRead;
    const look = () => {
      if (socket.bytesRead - before < leastBytes) reject(tooSlow());
      before = socket.bytesRead;
    };
    const looking = setInterval(() => setImmediate(look), lookEveryMs).unref(); // after what came in while we were busy
    signal.addEventListener("abort", () => clearInterval(looking), { once: true });
  });
