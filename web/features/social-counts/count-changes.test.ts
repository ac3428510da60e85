import { expect, test } from "vitest";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { changesBetween, inWords, signed } from "./count-changes.ts";

const counted = (platform: SocialCount["platform"], followers: number): SocialCount => ({
  platform,
  followers,
  label: "Followers",
  source: "hand",
  isRounded: false,
  updatedAt: "2025-11-10T12:00:00Z",
});

test("a count that grew or shrank is a change, and one that stayed isn't", () => {
  const previous = [counted("twitter", 12_400), counted("twitch", 3_100), counted("discord", 5_600)];
  const next = [counted("twitter", 12_400), counted("twitch", 3_136), counted("discord", 5_588)];
  expect(changesBetween(previous, next)).toEqual([
    { platform: "twitch", from: 3_100, to: 3_136, difference: 36 },
    { platform: "discord", from: 5_600, to: 5_588, difference: -12 },
  ]);
});

test("platforms are compared by name, whatever their order", () => {
  const twitter = counted("twitter", 12_400);
  const twitch = counted("twitch", 3_100);
  expect(changesBetween([twitter, twitch], [twitch, twitter])).toEqual([]);
});

test("a platform that appears or disappears isn't a change", () => {
  expect(changesBetween([], [counted("youtube", 8_900)])).toEqual([]);
  expect(changesBetween([counted("youtube", 8_900)], [])).toEqual([]);
});

test("a new update time alone isn't a change", () => {
  const later = { ...counted("twitch", 3_100), updatedAt: "2025-11-10T12:02:00Z" };
  expect(changesBetween([counted("twitch", 3_100)], [later])).toEqual([]);
});

test("increases and decreases differ in sign and wording", () => {
  expect([signed(36), inWords(36)]).toEqual(["+36", "36 more since the last check"]);
  expect([signed(-1_204), inWords(-1_204)]).toEqual(["-1,204", "1,204 fewer since the last check"]);
});
