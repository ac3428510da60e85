import type { Claim } from "./outbox.service.ts";

/** The service works but rejects this message; others may go through. */
export class MessageRefused extends Error {}

/**
 * Where messages of a channel go. The reason that `send` throws with is stored, so it must not contain anything of the message.
 */
export type Transport = {
  /** For people to read, without a password. */
  destination: string;
  send: (claim: Claim, signal: AbortSignal) => Promise<void>;
};
