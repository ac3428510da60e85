import { expect, test } from "vitest";
import { z } from "zod";
import { facts, findFact } from "#server/features/team/facts.format.ts";
import { heavyChanges } from "./team.ts";

/** Facts without a longest value that's worth looking at. */
const ofOneLength = new Set(
  "brand.accent brand.ground brand.paper currency founded isDemonstration locale logo playerPictures signature timeZone videosUrl weekStart".split(
    " ",
  ),
);

test("the longest facts are all there are, and none is refused", () => {
  const changes = heavyChanges(["/media/portrait.webp"]);
  const left = facts.map(({ path }) => path).filter((path) => !(path in changes) && !ofOneLength.has(path));
  expect(left).toEqual([]);
  for (const [path, value] of Object.entries(changes)) {
    const fact = findFact(path);
    const issues = typeof fact === "string" ? fact : z.safeParse(fact.schema, value).error?.issues;
    expect([path, issues]).toEqual([path, undefined]);
  }
});
