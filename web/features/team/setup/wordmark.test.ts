import { expect, test } from "vitest";
import { Wordmark } from "#contract/team/wordmark.ts";
import { wordmarkOf } from "./wordmark.ts";

test.each([
  ["Nordlys Esports", "NORDLYS ESPORTS"],
  ["Łódź  Wolves!", "ŁÓDŹ WOLVES"],
  ["Storfjord Fotballklubb", "STORFJORD"],
  ["Straße", "STRASSE"],
])("%s is written %s", (name, wordmark) => {
  expect(wordmarkOf(name)).toBe(wordmark);
  expect(Wordmark.parse(wordmark)).toBe(wordmark);
});

test("a name of letters that can't be drawn has none", () => {
  expect(wordmarkOf("東京")).toBe("");
});
