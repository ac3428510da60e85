import { expect, test } from "vitest";
import { dayIn, momentIn, numberIn, timeIn, wordsOf } from "./writing.ts";

const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("numbers are grouped as in a country, with digits of our own", () => {
  expect(["en-GB", "nb-NO", "de-DE", "ar-EG"].map((locale) => plain(numberIn(locale, 12_480.5)))).toEqual([
    "12,480.5",
    "12 480,5",
    "12.480,5",
    "12,480.5",
  ]);
});

test.each([
  ["en-GB", "Sun 9 November 2025", "9 November"],
  ["nb-NO", "Sun 9 November 2025", "9 November"],
  ["sv-SE", "Sun 9 November 2025", "9 November"],
  ["th-TH", "Sun 9 November 2025", "9 November"],
  ["en-US", "Sun, November 9, 2025", "November 9"],
  ["ja-JP", "Sun 2025 November 9", "November 9"],
])("a day is in the order of %s, in English words", (locale, whole, short) => {
  const { year, ...words } = wordsOf("2025-11-09");
  expect(dayIn(locale, { ...words, year, weekday: "Sun" })).toBe(whole);
  expect(dayIn(locale, words)).toBe(short);
});

test.each(["en-GB", "nb-NO", "ja-JP"])("the clock of %s counts to 24", (locale) => {
  expect(timeIn(locale, "20:03")).toBe("20:03");
});

test.each(["en-US", "en-AU"])("the clock of %s counts to 12 twice", (locale) => {
  expect(["00:05", "09:30", "12:00", "20:03"].map((time) => timeIn(locale, time))).toEqual([
    "12:05 am",
    "9:30 am",
    "12:00 pm",
    "8:03 pm",
  ]);
});

test("a moment is written out in UTC", () => {
  expect(momentIn("en-GB", new Date("2025-11-09T20:03:11Z"))).toBe("9 November 2025 at 20:03");
  expect(momentIn("en-US", new Date("2025-11-09T20:03:11Z"))).toBe("November 9, 2025 at 8:03 pm");
});
