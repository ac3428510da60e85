import { expect, test } from "vitest";
import { factInWords, meaningOf } from "./fact-words.ts";

test("facts are written in one line, lists by their entries' names", () => {
  expect(factInWords("tagline", undefined)).toBe("Nothing");
  expect(factInWords("about.values", [])).toBe("Nothing");
  expect(factInWords("isDemonstration", true)).toBe("Yes");
  expect(factInWords("programme.ways", ["One", "Two"])).toBe("One, Two");
  const people = [
    { title: "Founder", name: "Ida" },
    { title: "Coach", name: "Owen" },
  ];
  expect(factInWords("about.leadership", people)).toBe("Ida, Owen");
});

test("codes, dates and amounts are written in words", () => {
  const said = {
    founded: ["2022-07", "July 2022"],
    "legal.effective": ["2026-11-09", "9 Nov 2026"],
    logo: ["/media/0a1b.webp", "A picture"],
    timeZone: ["America/New_York", "New York time"],
    locale: ["nb-NO", "Norwegian Bokmål (Norway)"],
    currency: ["NOK", "Norwegian Krone"],
    "hero.prizeMoney": [25000, "25,000"],
    socials: [[{ platform: "tiktok", url: "https://video.example" }, { platform: "x" }], "TikTok, x"],
    "home.sections": [["team", "social"], "Team, Followers"],
    "about.story": [[{ month: "2022-07", text: "It began." }], "July 2022"],
  } as const;
  for (const [path, [value, words]] of Object.entries(said)) expect(factInWords(path, value), path).toBe(words);
});

test("what's no code, or only half of one, is left as it is", () => {
  for (const [path, typed] of Object.entries({ founded: "2022-", locale: "n", currency: "NO", timeZone: "UTC" }))
    expect(factInWords(path, typed)).toBe(typed);
  expect(meaningOf("locale", "12")).toBeUndefined();
  expect(meaningOf("line", "NOK")).toBeUndefined();
});
