import { useSyncExternalStore } from "react";

/** The storage key for single-letter shortcuts being turned off. */
const storageKey = "single-keys";

const listeners = new Set<() => void>();
/** Remembers the choice even if the browser's storage is blocked. */
let chosen: boolean | undefined;

export function areSingleKeysOn(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true; // storage is blocked
  }
}

export function setSingleKeys(isOn: boolean) {
  chosen = isOn;
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // storage is blocked, so the choice only lasts until the page is left
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
