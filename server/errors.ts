import { outageSentence } from "#contract/client.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { lockdownTexts } from "#contract/lockdown/constants.ts";

/** How often pages ask whether the site is open again. */
export const lockedRetrySeconds = 30;

type Details = { fields?: Record<string, string>; retryAfterSeconds?: number; current?: unknown };

/** An answer other than success, thrown by services and hooks. Its message is a sentence for people. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export const notFound = (message = "There’s nothing at this address.") => new Refusal("not_found", message);
export const notSignedIn = () =>
  new Refusal("not_signed_in", "You need to be signed in for this. Try again once you are.");
export const wrongCredentials = (message: string) => new Refusal("wrong_credentials", message);
export const forbidden = (message = "Your role doesn’t allow this.") => new Refusal("forbidden", message);
export const confirmFirst = (message: string) => new Refusal("confirm_first", message);
export const conflict = (message: string, fields?: Record<string, string>) =>
  new Refusal("conflict", message, fields ? { fields } : {});
/** Refuses an edit of something that has been saved since it was read. The answer carries what is stored now. */
export const versionConflict = (message: string, current: unknown) => new Refusal("conflict", message, { current });
export const foreignOrigin = () =>
  new Refusal("foreign_origin", "This request came from another site, so we blocked it.");
export const invalidInput = (message: string, fields?: Record<string, string>) =>
  new Refusal("invalid_input", message, fields ? { fields } : {});
export const malformedJson = () => new Refusal("malformed_json", "The request isn’t valid JSON.");
export const wrongContentType = (wanted = "application/json") =>
  new Refusal("unsupported_media_type", `Please send this request as ${wanted}.`);
export const tooLarge = (message = "The request is too large.", fields?: Record<string, string>) =>
  new Refusal("too_large", message, fields ? { fields } : {});
export const tooSlow = () => new Refusal("request_timeout", "The request took too long to arrive.");
export const tooManyRequests = (retryAfterSeconds: number) =>
  new Refusal("too_many_requests", "Too many requests. Please try again later.", { retryAfterSeconds });
/** Refuses a call because there is too much to do. Only for calls that have changed nothing, since browsers repeat them. */
export const overloaded = () =>
  new Refusal("overloaded", "The site is busy. Please try again in a moment.", { retryAfterSeconds: 1 });
/** Refuses a call because something we need doesn't answer, such as the database. */
export const unavailable = () => new Refusal("unavailable", outageSentence, { retryAfterSeconds: 5 });

/** Answers a change whose commit wasn't answered. It may have been made, so this doesn't say that nothing happened. */
export const unknownOutcome = () =>
  new Refusal("unavailable", "We couldn’t confirm that this was saved. Please check before you try again.", {
    retryAfterSeconds: 5,
  });

/** Refuses a request that would take too long while the site stops. */
export const stopping = () =>
  new Refusal("unavailable", "The site is restarting. Please try again in a moment.", { retryAfterSeconds: 5 });

export const locked = () => new Refusal("locked", lockdownTexts.sentence, { retryAfterSeconds: lockedRetrySeconds });

/** Returns the sentence above a form: the leading message if any field has it, otherwise the first invalid field's message. */
export function leadOf(fields: Record<string, string>, leadingMessage?: string): string {
  const messages = Object.values(fields);
  if (leadingMessage && messages.includes(leadingMessage)) return leadingMessage;
  return "" in fields || !messages[0] ? "The request isn’t valid." : messages[0];
}
