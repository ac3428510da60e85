import { useSyncExternalStore } from "react";

/** The browser's storage key that says this account has dismissed the first steps. */
const awayKey = (username: string) => `first-steps:${username}`;

const listeners = new Set<() => void>();
/** Also what is left to remember it by where the browser's storage is blocked. */
const choices = new Map<string, boolean>();

/** The server, which does not know, shows nothing of them. */
export const useIsPutAway = (username: string) =>
  useSyncExternalStore(
    listen,
    () => isPutAway(username),
    () => undefined,
  );

/** Whether they were reopened since this page was loaded: then they show even if all are done. */
export const areReopened = (username: string) => choices.get(username) === false;

export function putAway(username: string, isAway: boolean) {
  choices.set(username, isAway);
  try {
    if (isAway) localStorage.setItem(awayKey(username), "away");
    else localStorage.removeItem(awayKey(username));
  } catch {
    // blocked storage: the choice holds until the page is left
  }
  for (const tell of listeners) tell();
}

function isPutAway(username: string) {
  const chosen = choices.get(username);
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(awayKey(username)) !== null;
  } catch {
    return false; // blocked storage
  }
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
