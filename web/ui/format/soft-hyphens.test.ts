import { expect, test } from "vitest";
import { withSoftHyphens } from "./soft-hyphens.ts";

const shown = (text: string) => withSoftHyphens(text).replaceAll("\u00ad", "|");

test("a very long word breaks between its syllables, and the words beside it don't", () => {
  expect(shown("Donaudampfschifffahrtsgesellschaftskapitänspokal Week 55")).toBe(
    "Donau|dampfschifffahrtsge|sellschaftska|pi|tänspokal Week 55",
  );
});

test("ordinary words stay as they are, and so do those joined by hyphens", () => {
  for (const text of ["Continental Championship Series", "Featherstonehaugh-Cholmondeley", "NINE_HUNDRED"])
    expect(withSoftHyphens(text)).toBe(text);
});
