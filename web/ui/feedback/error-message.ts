import { ApiFailure, outageSentence } from "#contract/client.ts";
import { offline } from "#web/api/api-client.ts";

/** What people are told if reading got no answer, or signing in. */
export const tryAgain = "Please check your connection and try again.";

/** What people are told if a change was sent and no answer came. */
export const unanswered = "No answer came back, so this may have gone through. Check before you try again.";

/** Describes a failed change: which one it was, and the server's reason if it gave one. */
export const describeError =
  (title: string, lost = unanswered) =>
  (error: unknown) => ({ title, description: errorReason(error, lost) });

/**
 * The server's reason. Without one it's our fault, unless there was no answer at all, which `fetch` reports as a TypeError. What
 * to do then depends on the call: reading can be tried again.
 */
export function errorReason(error: unknown, lost = tryAgain): string {
  if (error instanceof ApiFailure) return error.sentence ?? outageSentence;
  if (!(error instanceof TypeError)) return outageSentence;
  return error.message === offline ? offline : lost;
}

/** Whether a change was sent and no answer came. */
export const isUnanswered = (error: unknown) => error instanceof TypeError && error.message !== offline;
