import { expect, test } from "vitest";
import { pointsWord } from "./points-word.ts";
import { inPoints, pointsTitle } from "./points-words.ts";
import { Programme } from "./programme.ts";

const named = { name: "Kongler", invitation: "Samle kongler", ways: [], awards: [] };
const teamWith = (unit: { one?: string; many?: string } = {}) => ({
  locale: "nb-NO",
  programme: Programme.parse({ ...named, unit }),
});
const pines = teamWith({ one: "kongle", many: "kongler" });

test("one has another word than several, and none is several", () => {
  expect([0, 1, 2, 12_000].map((amount) => inPoints(amount, pines))).toEqual([
    "0 kongler",
    "1 kongle",
    "2 kongler",
    "12\u00a0000 kongler",
  ]);
  expect(pointsWord(1, pines)).toBe("kongle");
  expect(pointsTitle(pines)).toBe("Kongler");
});

test("a programme without a word for them gives points", () => {
  expect([1, 2].map((amount) => inPoints(amount, teamWith()))).toEqual(["1 point", "2 points"]);
});

test.each([
  [{ one: "", many: "kongler" }, "Please enter a word of 1 to 20 characters"],
  [{ one: "kongle", many: "k".repeat(21) }, "Please enter a word of 1 to 20 characters"],
])("%j is refused with a sentence", (unit, sentence) => {
  const { error } = Programme.safeParse({ ...named, unit });
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
