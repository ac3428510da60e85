import { expect, test } from "vitest";
import { actorName, fieldName, happening, linkName, targetName } from "./audit-words.ts";

test.each([
  ["players.update", "Player changed"],
  ["access-links.end-session", "Temporary link session ended"],
  ["staff.sign-in", "Sign-in to the admin area"],
  ["staff.sign-in-failed", "Sign-in failed"],
  ["applications.view", "Applications viewed"],
  ["access.refuse", "Access refused"],
  ["team-shirts.hang-up", "Team shirts hang up"],
])("the action %s reads %j", (action, words) => {
  expect(happening(action)).toBe(words);
});

test.each([
  ["powerRanking", "Power ranking"],
  ["isAllDay", "All day"],
  ["twitchUrl", "Twitch"],
  ["expiresAt", "Expires"],
])("the field %s reads %j", (field, words) => {
  expect(fieldName(field)).toBe(words);
});

test.each([
  ["switches.update", "merchandise-links", "Merchandise links"],
  ["staff-accounts.update", "admin account cora-chief", "Admin account cora-chief"],
  ["players.update", "tarn-nine", "tarn-nine"],
  ["calendar.create", "event Scrim", "Scrim"],
  ["calendar.create", "event", "Event"],
  ["calendar.create", "event of Ann Sample", "Event of Ann Sample"],
  ["applications.view", "applications", ""],
  ["staff.sign-in", "admin area", ""],
  ["staff.sign-in-failed", "admin area", "Admin area"],
])("%s of %j reads %j", (action, target, name) => {
  expect(targetName({ action, target })).toBe(name);
});

test.each([
  ["temporary", "Gus Guest (temporary link: Cup weekend)", "Gus Guest"],
  ["temporary", "Gus Guest (temporary link)", "Gus Guest"],
  ["staff", "ada (temporary link)", "ada (temporary link)"],
] as const)("the name of a %s actor %j reads %j", (actorType, actor, name) => {
  expect(actorName({ actor, actorType })).toBe(name);
});

test("a guest's link is named by its description", () => {
  expect(linkName({ actor: "Gus Guest (temporary link: Cup (weekend))", actorType: "temporary" })).toBe(
    "Cup (weekend)",
  );
  expect(linkName({ actor: "Gus Guest (temporary link)", actorType: "temporary" })).toBeUndefined();
  expect(linkName({ actor: "ada (temporary link: x)", actorType: "staff" })).toBeUndefined();
});
