import { expect, test } from "vitest";
import { disguiseProblem, problemOf, seenLength } from "./text-rules.ts";

const refused = "Please remove hidden characters and line breaks";
const name = { kind: "line", min: 1, max: 80, required: "Name is required" } as const;

test.each([
  ["zero-width space", "Ada\u200b"],
  ["tag letters", "boss\u{e0041}"],
  ["a variation selector after a letter", "Ada\ufe0f"],
  ["a variation selector after a digit", "Ada1\ufe0f"],
  ["a grapheme joiner", "Ad\u034fa"],
  ["a supplementary variation selector", "Ada\u{e0100}"],
  ["a Khmer vowel that nobody sees", "Ad\u17b4a"],
  ["a Braille blank", "\u2800Ada"],
  ["the place of an object", "Ad\ufffca"],
  ["blank hieroglyphs", "\u{13441}Ada\u{13442}"],
  ["an empty notehead", "\u{1d159}Ada"],
  ["Hangul fillers", "Ada\u3164\uffa0\u115f"],
  ["a direction override", "ad\u202ea"],
  ["a direction mark", "\u200fAda"],
  ["a control character", "Ad\u0085a"],
  ["a private character", "Ad\ue000a"],
  ["an unassigned one", "Ad\u0378a"],
  ["a noncharacter", "Ad\uffffa"],
  ["a musical format character", "Ad\u{1d173}a"],
  ["a mark without a letter", "\u0301Ada"],
  ["a mark after a space", "Ada \u0301"],
  ["a stack of marks", "Ada\u0334\u0335\u0336\u0337\u0338"],
  ["a joiner between Latin letters", "A\u200dda"],
  ["a joiner at the end", "\u0645\u06cc\u200c"],
  ["two joiners", "\u0645\u06cc\u200c\u200c\u062e"],
  ["a joiner between a word and an emoji", "Ada\u200d\u{1f680}"],
  ["two variation selectors", "\u2764\ufe0f\ufe0f"],
  ["tag letters after a letter", "Ada\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["a flag that isn't ended", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}"],
])("a name with %s is refused", (_, typed) => {
  expect(problemOf(typed, name)).toBe(refused);
});

test.each([
  ["a heart on fire", "\u2764\ufe0f\u200d\u{1f525} Ada"],
  ["a family", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}"],
  ["a healer in a skin tone", "\u{1f9d1}\u{1f3fd}\u200d\u2695\ufe0f"],
  ["a pirate's flag", "\u{1f3f4}\u200d\u2620\ufe0f"],
  ["England's flag", "Lions \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["the flag of a country", "\u{1f1ec}\u{1f1e7} Ada"],
  ["a keycap", "Ada 1\ufe0f\u20e3"],
  ["a sign drawn as text", "Ada\u2122\ufe0e"],
  ["Persian", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"],
  ["Sinhala", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"],
  ["Bengali", "\u09b0\u200d\u09cd\u09af\u09be\u09ac"],
  ["Malayalam", "\u0d30\u0d3e\u0d1c\u0d28\u0d4d\u200d"],
  ["Marathi", "\u0926\u0930\u094d\u200d\u092f\u093e"],
  ["Burmese with five marks", "\u1019\u103c\u103d\u103e\u1031\u102c\u1000\u103a"],
  ["Thai", "\u0e0a\u0e37\u0e48\u0e2d"],
  ["Vietnamese", "Nguy\u1ec5n"],
  ["Vietnamese in parts", "Nguy\u1ec5n".normalize("NFD")],
  ["Hebrew with points", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd"],
  ["Arabic with points", "\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f"],
  ["Tibetan", "\u0f56\u0f66\u0f92\u0fb2\u0f74\u0f56\u0f66"],
  ["a variant of a Chinese character", "\u845b\u{e0100}\u57ce"],
  ["Mongolian", "\u182a\u1822\u1834\u1822\u182d\u180d"],
  ["an enclosed letter", "A\u20dd"],
])("a name with %s is a name", (_, typed) => {
  expect(problemOf(typed, name)).toBeUndefined();
  expect(disguiseProblem(typed)).toBeUndefined();
});

test("a name of nothing is missing", () => {
  for (const typed of ["\u{e0041}\u{e0042}", "\ufe0f", "\u034f", "\u2800 \u2800", "\ufffc\ufffc", "\ue000", "\u0301"])
    expect({ typed, says: problemOf(typed, name) }).toEqual({ typed, says: "Name is required" });
});

test("an answer's least length counts what can be seen", () => {
  const answer = { kind: "text", min: 50, max: 4000, required: "Missing", tooShort: "Too short" } as const;
  expect(problemOf("\u{e0041}".repeat(60), answer)).toBe("Missing");
  expect(problemOf(`I play${"\u200b".repeat(60)}`, answer)).toBe("Too short");
  expect(problemOf(`e${"\u0301".repeat(60)}`, answer)).toBe("Too short");
  expect(problemOf(`${"word ".repeat(10)}x`, answer)).toBeUndefined();
  expect(seenLength("two\nlines")).toBe(9);
  expect(seenLength("\u2764\ufe0f\u200d\u{1f525}")).toBe(4);
});
