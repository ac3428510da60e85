import { expect, test } from "vitest";
import { cutNames, shortNamesOf } from "./player-names.ts";

const players = (...gamertags: string[]) => gamertags.map((gamertag) => ({ id: gamertag, gamertag }));

test("up to three players are all named", () => {
  expect(shortNamesOf(players("Fell", "Scree", "Tarn"))).toBe("Fell, Scree and Tarn");
});

test("of more players, the first is named and the others counted", () => {
  expect(shortNamesOf(players("Fell", "Scree", "Tarn", "Beck"))).toBe("Fell and 3 others");
});

test("of players with long names, as many are shown as fit a phone's line, and never none", () => {
  const long = "TheQuietOneFromTheOtherSideOfTheHill";
  expect(cutNames(players("Fell", long, "Scree"))).toEqual({ shown: "Fell", others: players(long, "Scree") });
  expect(cutNames(players(long, "Fell", "Scree")).shown).toBe(long);
});

test("of five players or more, three are shown and the others follow; a fourth alone isn't hidden", () => {
  const five = players("Fell", "Scree", "Tarn", "Beck", "Moor");
  expect(cutNames(five)).toEqual({ shown: "Fell, Scree, Tarn", others: players("Beck", "Moor") });
  expect(cutNames(five.slice(0, 4))).toEqual({ shown: "Fell, Scree, Tarn and Beck", others: [] });
});
