import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { foldForSearch } from "#contract/search/fold.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { folded } from "./search-index.ts";

const site = useSite();

/** Letters, marks and signs of European languages and of Greek, Cyrillic, Armenian, Hebrew, Arabic, Devanagari, Thai, kana, Hangul. */
const blocks = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1cd, 0x24f],
  [0x2b0, 0x376],
  [0x384, 0x3ff],
  [0x400, 0x52f],
  [0x531, 0x556],
  [0x561, 0x587],
  [0x591, 0x5f4],
  [0x600, 0x6ff],
  [0x901, 0x94d],
  [0xe01, 0xe3a],
  [0x1e00, 0x1eff],
  [0x1f00, 0x1fbc],
  [0x2000, 0x206f],
  [0x3041, 0x30ff],
  [0xac00, 0xac80],
  [0xfe00, 0xfe0f],
  [0xff01, 0xff60],
  [0x1f600, 0x1f64f],
  [0xe0001, 0xe007f],
] as const;
const letters = blocks
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
  .filter((letter) => !/\p{Cn}/u.test(letter));
const names = [
  "  José  O’Neill\t",
  "Jose\u0301",
  "İSTANBUL ısı",
  "Straße",
  "ΟΔΟΣ οδός",
  "Łódź Ærø Þór Ångström",
  "ＡＢ½ŉ",
  "tiếng Việt",
];

test("the database and TypeScript fold every text to the same", async () => {
  const all = [...letters.map((letter) => `a${letter}b`), ...names];
  const { rows } = await site().db.execute<{ text: string; folded: string }>(sql`
    select text, ${folded(sql`text`)} as folded from jsonb_array_elements_text(${JSON.stringify(all)}::jsonb) as text`);
  expect(rows).toHaveLength(all.length);
  expect(rows.filter((row) => row.folded !== foldForSearch(row.text))).toEqual([]);
});

test.each([
  ["José", "jose\u0301"],
  ["ISTANBUL", "ıstanbul"],
  ["İzmir", "izmir"],
  ["Straße", "STRASSE"],
  ["O’Neill", "o'neill"],
  ["Ada  \t Sample", "ada sample"],
  ["Łódź", "lodz"],
  ["bo\u{e0041}ss", "boss"],
])("%j and %j are found by each other", (one, other) => expect(foldForSearch(one)).toBe(foldForSearch(other)));
