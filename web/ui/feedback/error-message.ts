import { onlineManager } from "@tanstack/react-query";
import { ApiFailure, outageSentence } from "#contract/client.ts";

/** Describes a failed change: which one it was, and the server's reason if it gave one. */
export const describeError = (title: string) => (error: unknown) => ({ title, description: errorReason(error) });

/** The server's reason. Without one it's our fault, unless there was no answer at all, which `fetch` reports as a TypeError. */
export function errorReason(error: unknown): string {
  if (error instanceof ApiFailure) return error.sentence ?? outageSentence;
  return error instanceof TypeError ? unreachable() : outageSentence;
}

const unreachable = () =>
  onlineManager.isOnline()
    ? "Please check your connection and try again."
    : "You’re offline. Try again once you’re back online.";
