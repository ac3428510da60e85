import { useSyncExternalStore } from "react";
import { soundKey } from "./sound-key.ts";

const listeners = new Set<() => void>();
/** Remembers the choice even if the browser's storage is blocked. */
let isWanted: boolean | undefined;

export const isSoundOn = () => (isWanted ??= stored() !== "off");

export function switchSound(isOn: boolean) {
  isWanted = isOn;
  try {
    localStorage.setItem(soundKey, isOn ? "on" : "off");
  } catch {
    // storage is blocked, so the choice only lasts until the page is left
  }
  for (const tell of listeners) tell();
}

/** Returns whether sound is on. The server can't know, so it always renders the switch as on. */
export const useSoundChoice = () => useSyncExternalStore(listen, isSoundOn, () => true);

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

function stored() {
  try {
    return localStorage.getItem(soundKey);
  } catch {
    return null;
  }
}
