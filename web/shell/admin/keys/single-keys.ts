import { useSyncExternalStore } from "react";

/** The storage key for single-letter shortcuts being turned off. */
const storageKey = "single-keys";

const listeners = new Set<() => void>();
/** Also what is left to remember it by where the browser's storage is blocked. */
let chosen: boolean | undefined;

export function areSingleKeysOn(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true; // blocked storage
  }
}

export function turnSingleKeys(isOn: boolean) {
  chosen = isOn;
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // blocked storage: the choice holds until the page is left
  }
  for (const tell of listeners) tell();
}

export const useSingleKeys = () =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    areSingleKeysOn,
    () => true,
  );
