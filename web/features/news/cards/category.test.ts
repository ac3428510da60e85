import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { newsCategories } from "#contract/news/constants.ts";
import { categories } from "./category.tsx";

test("every category has its own word and a colour", () => {
  const words = newsCategories.map((category) => categories[category].label);
  expect(new Set(words).size).toBe(newsCategories.length);
  for (const category of newsCategories)
    expect(categories[category].colour).toMatch(/^(#[0-9a-f]{6}|var\(--[\w-]+\))$/);
});

test("a colour taken from the design exists there", async () => {
  const tokens = await readFile(new URL("../../../ui/styles/tokens.css", import.meta.url), "utf8");
  const taken = Object.values(categories).flatMap(({ colour }) => /^var\((--[\w-]+)\)$/.exec(colour)?.[1] ?? []);
  for (const token of taken) expect(tokens).toContain(token);
});
