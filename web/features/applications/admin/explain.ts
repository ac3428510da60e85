import { ApiFailure } from "#contract/client.ts";

/** What somebody is told of a change that was not made: what, and the server's reason where it gave one. */
export const explainAs = (title: string) => (error: unknown) => ({
  title,
  description: (error instanceof ApiFailure && error.sentence) || "Please check your connection and try again.",
});

/** The application has changed or is gone since it was read. */
export const isOutdated = (error: unknown) => error instanceof ApiFailure && [404, 409].includes(error.status);
