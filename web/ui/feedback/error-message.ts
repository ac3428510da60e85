import { onlineManager } from "@tanstack/react-query";
import { ApiFailure } from "#contract/client.ts";

/** What to say about a change that failed: which one, and the server's reason if it gave one. */
export const describeError = (title: string) => (error: unknown) => ({ title, description: errorReason(error) });

export const errorReason = (error: unknown): string => (error instanceof ApiFailure && error.sentence) || unreachable();

/** Why no answer came. */
export const unreachable = () =>
  onlineManager.isOnline()
    ? "Please check your connection and try again."
    : "You’re offline. Try again once you’re back online.";
