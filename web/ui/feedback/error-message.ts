import { onlineManager } from "@tanstack/react-query";
import { ApiFailure } from "#contract/client.ts";

/** Describes a failed change: which one it was, and the server's reason if it gave one. */
export const describeError = (title: string) => (error: unknown) => ({ title, description: errorReason(error) });

export const errorReason = (error: unknown): string => (error instanceof ApiFailure && error.sentence) || unreachable();

/** Explains a missing response. */
export const unreachable = () =>
  onlineManager.isOnline()
    ? "Please check your connection and try again."
    : "You’re offline. Try again once you’re back online.";
