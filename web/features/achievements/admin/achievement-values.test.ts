import { expect, test } from "vitest";
import { blankAchievement, bodyOf, valuesOf } from "./achievement-values.ts";

const dollars = { currency: "USD", locale: "en-GB" };

test.each([
  ["1500", "$1,500"],
  ["$10,000", "$10,000"],
  ["Winner", "Winner"],
  ["10k", "10k"],
  ["", ""],
])("a prize typed as %j becomes %j", (typed, prize) => {
  expect(bodyOf({ ...blankAchievement, prize: typed }, dollars).prize).toBe(prize);
});

test("an unchanged result is sent as it is stored", () => {
  const [id, other] = ["0199f000-0000-7000-8000-000000000000", "0199f000-0000-7000-8000-000000000001"];
  const stored = { title: "Open", description: "", position: 3, prize: "$1,500", date: "2026-03-29", game: "Curling" };
  const players = [
    { id: other, gamertag: "Tarn", slug: null, share: 500 },
    { id, gamertag: "Fell", slug: null, share: null },
  ];
  const details = {
    lastPosition: 4,
    startedOn: "2026-03-27",
    event: "Spring Open",
    organiser: "Open League",
    mode: "Duos",
    region: "Europe",
    sourceUrl: "https://results.example/3",
    articleUrl: null,
    videoUrl: null,
  };
  expect(bodyOf(valuesOf({ id, version: 1, ...stored, ...details, players }), dollars)).toEqual({
    ...stored,
    ...details,
    players: [
      { id: other, share: 500 },
      { id, share: null },
    ],
  });
});

test("an invalid position is left for the check to refuse", () => {
  expect(bodyOf({ ...blankAchievement, position: "first" }, dollars).position).toBe("first");
  expect(bodyOf(blankAchievement, dollars).position).toBeUndefined();
});
