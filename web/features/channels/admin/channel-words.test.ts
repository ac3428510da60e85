import { expect, test } from "vitest";
import type { Channel } from "#contract/channels/schemas.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { channelRows } from "./channel-rows.ts";
import { stateOf } from "./channel-words.ts";

const at = "2026-03-01T12:00:00.000Z";
const channel: Channel = {
  platform: "youtube",
  handle: "@summit",
  clientId: null,
  hasKey: true,
  followers: 8_920,
  isTypedIn: false,
  succeededAt: at,
  nextTryAt: at,
  isBeingTried: false,
  failure: null,
  drop: null,
};
const count: SocialCount = {
  platform: "youtube",
  label: "Subscribers",
  followers: 8_920,
  source: "platform",
  isRounded: true,
  updatedAt: at,
};
const failure = { kind: "hidden", sentence: "The channel hides its subscriber count.", since: at } as const;
const drop = { followers: 3, since: at };

test.each<[label: string, says: string, change: Partial<Channel>, shown?: Partial<SocialCount>]>([
  ["Automatic", "rounds it", {}],
  ["Testing", "Asking YouTube", { isBeingTried: true, failure }],
  ["Not arriving", failure.sentence, { failure, drop }],
  ["Waiting for you", "YouTube now says 3. The site still shows 8,920", { drop }],
  ["Typed in", "to show what YouTube says: 8,920", { isTypedIn: true }, { source: "hand", followers: 5 }],
  ["Automatic", "every five minutes", {}, { source: "hand", isRounded: false }],
  ["Not tried yet", "Settings, Health", { succeededAt: null, followers: null }, { source: "hand" }],
])("a connected platform is %s: %s", (label, says, change, shown = {}) => {
  const row = { id: "youtube", platform: "youtube", channel: { ...channel, ...change }, count: { ...count, ...shown } };
  const state = stateOf({ ...row, platform: "youtube" });
  expect(state.label).toBe(label);
  expect(state.sentence).toContain(says);
});

test("a platform is listed where the team has an address, or while it's connected", () => {
  const socials = [{ platform: "discord", url: "https://discord.gg/summit" } as const];
  const rows = channelRows({ team: { socials }, channels: [channel], counts: [count] });
  expect(rows.map(({ platform }) => platform)).toEqual(["youtube", "discord"]);
  expect(rows.map((row) => stateOf(row).label)).toEqual(["Automatic", "By hand"]);
});
