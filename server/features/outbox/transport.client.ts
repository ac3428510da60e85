import type { Claim } from "./outbox.service.ts";

/** The service works but rejects this message; others may go through. */
export class MessageRefused extends Error {}

/** Where messages of a channel go. What `send` throws says why in words that may be kept: nothing of the message itself. */
export type Transport = {
  /** For people; without a password. */
  place: string;
  send: (claim: Claim, signal: AbortSignal) => Promise<void>;
};
