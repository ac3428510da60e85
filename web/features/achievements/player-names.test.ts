import { expect, test } from "vitest";
import { shortNamesOf } from "./player-names.ts";

const players = (...gamertags: string[]) => gamertags.map((gamertag) => ({ id: gamertag, gamertag }));

test("up to three players are all named", () => {
  expect(shortNamesOf(players("Fell", "Scree", "Tarn"))).toBe("Fell, Scree and Tarn");
});

test("of more players, the first is named and the others counted", () => {
  expect(shortNamesOf(players("Fell", "Scree", "Tarn", "Beck"))).toBe("Fell and 3 others");
});
