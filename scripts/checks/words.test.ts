import { expect, test } from "vitest";
import { namesIn, unknownFeatures, wordsIn } from "./words.ts";

/** Split in two, so that this file doesn't contain them. */
const refused = [
  ["a path on one machine", "reads /wo", "rk/shared/spec.md"],
  ["a path on one machine", "writes /tm", "p/scratch.txt"],
  ["a package registry's host", "https://regis", "try.example.org/zod"],
  ["a note without the number of an issue", "// TO", "DO later"],
  ["a private key", "-----BEGIN RSA PRIVATE K", "EY-----"],
  ["a token", "gh", "p_0123456789abcdefghijABCDEFGHIJ0123"],
  ["SQL built from text", "db.execute(sql.ra", "w(typed))"],
  ["SQL built from text", "client.quer", "y(`select one, two`)"],
  ["a phrase that sounds translated", '"The news did not lo', 'ad"'],
  ["a phrase that sounds translated", "<b>Put aw", "ay</b>"],
  ["a webhook's secret address", "https://discord.com/api/web", "hooks/123/abc"],
] as const;

test.each(refused)("%s is found, with its line", (says, left, right) => {
  expect(wordsIn("server/a.ts", `one\n${left}${right}`)).toEqual([expect.stringContaining(`server/a.ts:2: ${says}`)]);
});

test("tests may quote retired phrases", () => {
  expect(wordsIn("web/a.test.ts", `${'"The news did not lo'}ad"`)).toEqual([]);
});

test("a note with the number of an issue, an address and a folder of the system are fine", () => {
  expect(wordsIn("server/a.ts", `// ${"TO"}DO(#12): ask\nhttps://flawless.example/work\n/usr/lib/postgresql`)).toEqual(
    [],
  );
});

test("our own SQL is fine in tables and the database", () => {
  for (const path of ["server/features/points/points.table.ts", "server/database/migrate.ts", "server/testing/a.ts"])
    expect(wordsIn(path, `${"sql.ra"}w("1")`)).toEqual([]);
});

test("meaningless names and barrels are reported", () => {
  expect(namesIn("server/lib/dates.ts")).toEqual(['server/lib/dates.ts: "lib" is a meaningless name']);
  expect(namesIn("web/utils.test.ts")).toHaveLength(1);
  expect(namesIn("web/ui/index.ts")).toHaveLength(1);
  expect(namesIn("web/pages/index.tsx")).toEqual([]);
});

test("a feature has a noun of the vocabulary", () => {
  const files = [
    "server/features/points/points.table.ts",
    "web/features/rewards/list.tsx",
    "web/features/rewards/a.css",
    "web/router/element-ids.ts",
  ];
  expect(unknownFeatures(files, "| noun |\n| points | the programme |\n")).toEqual([
    'docs/vocabulary.md: no noun "rewards"',
  ]);
});
