import { useSyncExternalStore } from "react";
import { soundKey } from "./sound-key.ts";

const listeners = new Set<() => void>();
/** Also what is left to remember it by where the browser's storage is blocked. */
let isWanted: boolean | undefined;

export const isSoundOn = () => (isWanted ??= stored() !== "off");

export function switchSound(isOn: boolean) {
  isWanted = isOn;
  try {
    localStorage.setItem(soundKey, isOn ? "on" : "off");
  } catch {
    // blocked storage: the choice holds until the page is left
  }
  for (const tell of listeners) tell();
}

/** The choice, which the server does not know: it renders the switch on. */
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
