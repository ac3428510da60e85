import { beforeHydration } from "#web/documents/islands/runtime.ts";
import { islandNamed } from "#web/documents/islands/wake.ts";
import { soundKey } from "#web/features/social-counts/sound-key.ts";

/** Corrects the sound switch, which the server always renders as on. */
export function syncSoundSwitch() {
  const board = islandNamed("SocialFeed");
  const soundSwitch = board?.querySelector("[role=switch]");
  const word = soundSwitch?.querySelector("em");
  if (!board || !soundSwitch || !word || !isOff()) return;
  const rendered = word.textContent;
  soundSwitch.setAttribute("aria-checked", "false");
  word.textContent = "Off";
  board.addEventListener(beforeHydration, () => {
    soundSwitch.setAttribute("aria-checked", "true");
    word.textContent = rendered;
  });
}

function isOff(): boolean {
  try {
    return localStorage.getItem(soundKey) === "off";
  } catch {
    return false;
  }
}
