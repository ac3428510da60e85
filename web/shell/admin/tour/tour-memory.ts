import { useSyncExternalStore } from "react";

/** The browser's storage key for how this account's tour ended: `completed` or `skipped`. */
const tourKey = (username: string) => `tour:${username}`;

const listeners = new Set<() => void>();
/** Also what is left to remember it by where the browser's storage is blocked. */
const hasEndedFor = new Set<string>();
let isReplayed = false;

/** Shown until it is completed or skipped. The server, which does not know, shows none. */
export const useIsTourOpen = (username: string) =>
  useSyncExternalStore(
    listen,
    () => isReplayed || !hasEnded(username),
    () => false,
  );

export function endTour(username: string, how: "completed" | "skipped") {
  isReplayed = false;
  hasEndedFor.add(username);
  try {
    localStorage.setItem(tourKey(username), how);
  } catch {
    // blocked storage: it comes again with the next page load
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
    return false; // blocked storage
  }
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
