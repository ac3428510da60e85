import { setTimeout as after } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Database, OpenDatabase } from "#server/database/database.ts";
import { type Claim, claimNext, findNextDue, markFailed, markSent } from "./outbox.service.ts";

/** Where mails go. What `send` throws says why in words that may be stored: nothing of the mail itself. */
export type MailTransport = {
  /** For people; without a password. */
  place: string;
  send: (claim: Claim, signal: AbortSignal) => Promise<void>;
};

type Delivery = { db: Database; transport: MailTransport; log: Pick<FastifyBaseLogger, "warn"> };

const maxLanes = 2;
const sendWithinMs = 60_000;
const stopWithinMs = 3_000;
/** Others hold what is due for moments only. */
const shortestPauseMs = 50;
/** In case an announcement was lost, or the clock set. */
const longestPauseMs = 60_000;
const pauseAfterFailureMs = 5_000;

/** Tries the one that is due the longest, and gives whether there was one. The network is used outside of transactions. */
export async function deliverNext({ db, transport, log }: Delivery, now = new Date()): Promise<boolean> {
  const claim = await claimNext(db, now);
  if (!claim) return false;
  const failure = await transport.send(claim, AbortSignal.timeout(sendWithinMs)).then(
    () => undefined,
    (error: unknown) => ({ reason: error instanceof Error ? error.message : "unknown" }),
  );
  const startedAt = performance.now();
  return true;
}
