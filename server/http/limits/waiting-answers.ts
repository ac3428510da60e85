import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { addressKey } from "#server/platform/network/address-key.ts";

/** One answer is 16 MB at most, so this holds a few of those, or some thousand of the usual size. */
export const usualWaitingBytes = 64 * 1024 * 1024;

declare module "fastify" {
  interface FastifyInstance {
    /** Counts an answer until all of it has left. */
    countWaiting: (response: ServerResponse, answer: Waiting) => void;
  }
}

type Waiting = { address: string; bytes: number; socket: Socket };

/**
 * Limits the memory of answers that wait for slow readers. One address may have half of it. When there is too much, closes the
 * connection with the largest answer of the address that has the most waiting.
 */
export function limitWaitingBytes(app: FastifyInstance, mostBytes = usualWaitingBytes) {
  const answers = new Set<Waiting>();
  let all = 0;
  let isLookDue = false;

  const forget = (answer: Waiting) => {
    if (answers.delete(answer)) all -= answer.bytes;
  };
  const look = () => {
    isLookDue = false;
    while (all > mostBytes / 2) {
      const { bytes, largest } = heaviestAddress(answers);
      if (!largest || (bytes <= mostBytes / 2 && all <= mostBytes)) return;
      forget(largest);
      largest.socket.destroy();
    }
  };

  app.decorate("countWaiting", (response, answer) => {
    if (answer.socket.destroyed) return;
    answers.add(answer);
    all += answer.bytes;
    for (const end of ["finish", "close"]) response.once(end, () => forget(answer)); // sent in full, or cut off
    if (!isLookDue) setImmediate(look); // most answers are gone by then
    isLookDue = true;
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    const bytes = typeof payload === "string" || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
    if (bytes > 0) app.countWaiting(reply.raw, { bytes, address: addressKey(request.ip), socket: request.raw.socket });
    done(null, payload);
  });
}

/** Returns how many bytes wait for the address with the most, and its largest answer; the latest one on a tie. */
function heaviestAddress(answers: Set<Waiting>) {
  const ofAddress = new Map<string, { bytes: number; largest?: Waiting }>();
  for (const answer of answers) {
    const { bytes, largest } = ofAddress.get(answer.address) ?? { bytes: 0 };
    const isLargest = !largest || answer.bytes >= largest.bytes;
    ofAddress.set(answer.address, { bytes: bytes + answer.bytes, largest: isLargest ? answer : largest });
  }
  let most: { bytes: number; largest?: Waiting } = { bytes: 0 };
  for (const own of ofAddress.values()) if (own.bytes > most.bytes) most = own;
  return most;
}
