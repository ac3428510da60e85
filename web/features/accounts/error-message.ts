import { ApiFailure } from "#contract/client.ts";

/** The server's own sentence where it gave one. */
export const describeError =
  ({ title, description = "Please try again in a moment." }: { title: string; description?: string }) =>
  (error: unknown) => ({ title, description: (error instanceof ApiFailure && error.sentence) || description });
