import { useSyncExternalStore } from "react";

/** The browser's storage key that says this account has dismissed the first steps. */
const dismissalKey = (username: string) => `first-steps:${username}`;

const listeners = new Set<() => void>();
/** Whether each account has dismissed the first steps since the page loaded. Works even if the browser's storage is blocked. */
const choices = new Map<string, boolean>();

/** Whether they are dismissed. Undefined on the server, which can't know. */
export const useIsDismissed = (username: string) =>
  useSyncExternalStore(
    listen,
    () => isDismissed(username),
    () => undefined,
  );

/** Whether they were reopened since the page loaded, so that they show even if all are done. */
export const areReopened = (username: string) => choices.get(username) === false;

export function dismissFirstSteps(username: string) {
  choices.set(username, true);
  writeStorage(() => localStorage.setItem(dismissalKey(username), "away"));
}

export function reopenFirstSteps(username: string) {
  choices.set(username, false);
  writeStorage(() => localStorage.removeItem(dismissalKey(username)));
}

function writeStorage(write: () => void) {
  try {
    write();
  } catch {
    // storage is blocked, so the choice only lasts until the page is left
  }
  for (const tell of listeners) tell();
}

function isDismissed(username: string) {
  const chosen = choices.get(username);
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(dismissalKey(username)) !== null;
  } catch {
    return false; // storage is blocked
  }
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
