import { ApiFailure } from "#contract/client.ts";
import { errorReason, unanswered } from "#web/ui/feedback/error-message.ts";

/** Describes a failed change: the specification's title, and the server's reason if it gave one. */
export const errorMessage = (error: unknown, lost = unanswered) => ({
  title: "Error",
  description: errorReason(error, lost),
});

/** Whether someone else has changed it since it was loaded. */
export const isConflict = (error: unknown) => error instanceof ApiFailure && error.status === 409;
