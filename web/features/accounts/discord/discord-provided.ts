import { useSyncExternalStore } from "react";

/** The storage key that remembers that the member has given a Discord name, so that they aren't asked again. */
const providedKey = (memberId: string) => `discord-provided-${memberId}`;

const listeners = new Set<() => void>();

function listen(tell: () => void) {
  listeners.add(tell);
  addEventListener("storage", tell); // fired by changes in other tabs
  return () => {
    listeners.delete(tell);
    removeEventListener("storage", tell);
  };
}

function isProvided(memberId: string): boolean {
  try {
    return localStorage.getItem(providedKey(memberId)) !== null;
  } catch {
    return false; // storage is blocked; the account has the name anyway
  }
}

export function rememberProvided(memberId: string) {
  try {
    localStorage.setItem(providedKey(memberId), "true");
  } catch {
    // storage is blocked, see above
  }
  for (const tell of listeners) tell();
}

/** Whether the member has given a Discord name. The server can't know, so it never asks. */
export const useDiscordProvided = (memberId: string) =>
  useSyncExternalStore(
    listen,
    () => isProvided(memberId),
    () => true,
  );
