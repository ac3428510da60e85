import { expect, test } from "vitest";
import type { LiveState } from "#contract/live/admin/schemas.ts";
import { liveWords } from "./live-words.ts";

const at = "2026-11-27T18:00:00.000Z";
const known: LiveState = { isConnected: true, count: 0, succeededAt: at, nextTryAt: at, failure: null };
const failure = { kind: "away", sentence: "Twitch can’t be reached right now.", since: at } as const;

test.each<[LiveState, string, string]>([
  [{ ...known, isConnected: false }, "Off", "Connect Twitch, and the home page shows who is live"],
  [{ ...known, succeededAt: null }, "Not asked yet", "Settings, Health"],
  [known, "Automatic", "Nobody is live. Twitch is asked every minute"],
  [{ ...known, count: 1 }, "Automatic", "One channel is live."],
  [{ ...known, count: 2 }, "Automatic", "2 channels are live."],
  [{ ...known, failure }, "Not arriving", failure.sentence],
])("%j is called %s", (state, label, sentence) => {
  const said = liveWords(state);
  expect([said.label, said.sentence]).toEqual([label, expect.stringContaining(sentence)]);
});
