import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { beforeHydration } from "#web/documents/islands/runtime.ts";
import { isAsleep, islandNamed, wake } from "#web/documents/islands/wake.ts";
import { soundKey } from "./sound-key.ts";

const twoMinutesMs = 120_000;

export function runOnDocument() {
  pollSocialCounts();
  syncSoundSwitch();
}

/** Polls the follower counts until one changes, then hydrates the board, which polls by itself. */
function pollSocialCounts() {
  const board = islandNamed("SocialFeed");
  const { initial }: { initial?: SocialCount[] } = JSON.parse(board?.dataset.props ?? "{}");
  if (!board || !initial) return;
  const known = textOf(initial);
  async function ask(shown: HTMLElement) {
    if (!isAsleep(shown)) return clearInterval(timer);
    if (document.visibilityState === "hidden" || document.prerendering) return;
    try {
      const data = await api(socialCountsApi.list);
      if (textOf(data) !== known) void wake(shown, { path: socialCountsApi.list.path, data });
    } catch (error) {
      console.info("The social counts could not be refreshed:", error);
    }
  }
  const timer = setInterval(() => void ask(board), twoMinutesMs);
}

const textOf = (counts: SocialCount[]) =>
  JSON.stringify(counts.map(({ platform, followers }) => [platform, followers]));

/** Corrects the sound switch, which the server always renders as on. */
function syncSoundSwitch() {
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
