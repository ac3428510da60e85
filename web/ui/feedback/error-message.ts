import { onlineManager } from "@tanstack/react-query";
import { ApiFailure } from "#contract/client.ts";

/** What somebody is told of a change that was not made: what, and the server's reason where it gave one. */
export const describeError = (title: string) => (error: unknown) => ({ title, description: errorReason(error) });

export const errorReason = (error: unknown): string => (error instanceof ApiFailure && error.sentence) || unreachable();

/** Why no answer came. */
export const unreachable = () =>
  onlineManager.isOnline()
    ? "Please check your connection and try again."
    : "You’re offline. Try again once you’re back online.";
