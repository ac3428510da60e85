import { useSyncExternalStore } from "react";

/** The browser's storage key for how this account's tour ended: `completed` or `skipped`. */
const tourKey = (username: string) => `tour:${username}`;

const listeners = new Set<() => void>();
/** Remembers it even if the browser's storage is blocked. */
const hasEndedFor = new Set<string>();
let isReplayed = false;

/**
 * Whether to show the tour: where the dashboard starts until it's completed or skipped, and wherever it's asked for. Never on the
 * server, which can't know.
 */
export const useIsTourOpen = (username: string, isAtStart: boolean) =>
  useSyncExternalStore(
    listen,
    () => isReplayed || (isAtStart && !hasEnded(username)),
    () => false,
  );

export function endTour(username: string, how: "completed" | "skipped") {
  isReplayed = false;
  hasEndedFor.add(username);
  try {
    localStorage.setItem(tourKey(username), how);
  } catch {
    // storage is blocked, so the tour will be shown again on the next page load
  }
  for (const tell of listeners) tell();
}

export function replayTour() {
  isReplayed = true;
  for (const tell of listeners) tell();
}

function hasEnded(username: string) {
  if (hasEndedFor.has(username)) return true;
  try {
    return localStorage.getItem(tourKey(username)) !== null;
  } catch {
    return false; // storage is blocked
  }
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
