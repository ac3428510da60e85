import type { Claim } from "./outbox.service.ts";

/** The service works but rejects this message; others may go through. */
export class MessageRefused extends Error {}

/** It can be tried again, but not before the service wants that. */
export class DeliveryFailed extends Error {
  readonly retryAt: Date | undefined;

  constructor(reason: string, retryAt?: Date) {
    super(reason);
    this.retryAt = retryAt;
  }
}

/**
 * Where messages of a channel go. The reason that `send` throws with is stored, so it must not contain anything of the message.
 */
export type Transport = {
  /** For people to read, without a password. */
  destination: string;
  send: (claim: Claim, signal: AbortSignal) => Promise<void>;
};
