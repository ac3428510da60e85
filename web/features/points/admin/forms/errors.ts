import { ApiFailure } from "#contract/client.ts";
import { unreachable } from "#web/ui/feedback/error-message.ts";

/** What somebody is told of a change that was not made: the specification's title, and the server's reason where it gave one. */
export const errorMessage = (error: unknown, unanswered = unreachable()) => ({
  title: "Error",
  description: (error instanceof ApiFailure && error.sentence) || unanswered,
});

/** Somebody else has changed it since it was read. */
export const isConflict = (error: unknown) => error instanceof ApiFailure && error.status === 409;
