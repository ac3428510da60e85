import { useSyncExternalStore } from "react";

/** Under this key the browser remembers that the member has given a Discord name, and is not asked again. */
const providedKey = (memberId: string) => `discord-provided-${memberId}`;

const listeners = new Set<() => void>();

function listen(tell: () => void) {
  listeners.add(tell);
  addEventListener("storage", tell); // from another tab
  return () => {
    listeners.delete(tell);
    removeEventListener("storage", tell);
  };
}

function isProvided(memberId: string): boolean {
  try {
    return localStorage.getItem(providedKey(memberId)) !== null;
  } catch {
    return false; // blocked storage: the account still knows
  }
}

export function rememberProvided(memberId: string) {
  try {
    localStorage.setItem(providedKey(memberId), "true");
  } catch {
    // blocked storage: see above
  }
  for (const tell of listeners) tell();
}

/** The server, which does not know, asks nobody. */
export const useDiscordProvided = (memberId: string) =>
  useSyncExternalStore(
    listen,
    () => isProvided(memberId),
    () => true,
  );
