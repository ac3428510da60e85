import { expect, test } from "vitest";
import type { ListField } from "./fact-parts.ts";
import { isUnfinished, withoutBlanks } from "./use-draft-facts.ts";

const people: ListField = {
  path: "people",
  label: "People",
  kind: "list",
  entry: "person",
  fields: [
    { path: "name", label: "Name", kind: "line" },
    { path: "photo", label: "Photo", kind: "picture", isOptional: true },
  ],
};

test("an entry without something it needs is unfinished", () => {
  expect(isUnfinished(people, [{ name: "Ida" }])).toBe(false);
  expect(isUnfinished(people, [{ name: "Ida" }, { name: "" }])).toBe(true);
  expect(isUnfinished(people, [{ name: "", photo: "/media/a.webp" }])).toBe(true);
  expect(isUnfinished({ path: "name", label: "Name", kind: "line" }, "")).toBe(false);
});

test("an address without its https:// is half typed", () => {
  const url = { path: "url", label: "Address", kind: "address" } as const;
  const links: ListField = { path: "links", label: "Links", kind: "list", entry: "link", fields: [url] };
  for (const half of ["bsky", "bsky.example/fjellrev", "https:/"]) {
    expect(isUnfinished(url, half)).toBe(true);
    expect(isUnfinished(links, [{ url: half }])).toBe(true);
  }
  expect(isUnfinished(url, "https://bsky.example")).toBe(false);
  expect(isUnfinished(url, "")).toBe(false);
  expect(isUnfinished(links, [{ url: "https://bsky.example" }])).toBe(false);
});

test("new entries at the end aren't saved before something is typed into them", () => {
  expect(withoutBlanks(people, [{ name: "Ida" }, { name: "" }])).toEqual([{ name: "Ida" }]);
  expect(withoutBlanks(people, [{ name: "" }, { name: "Ida" }])).toEqual([{ name: "" }, { name: "Ida" }]);
  expect(withoutBlanks(people, [{ name: "", photo: "/media/a.webp" }])).toHaveLength(1);
  expect(withoutBlanks(undefined, "text")).toBe("text");
});
