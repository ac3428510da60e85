import { expect, test } from "vitest";
import { firstVisit, leaksOfAdmin, type Manifest, teamWordsIn } from "./bundle.ts";

const manifest: Manifest = {
  "_vendor.js": { file: "assets/vendor.js" },
  "_roster.js": { file: "assets/roster.js", imports: ["_vendor.js"] },
  "_charts.js": { file: "assets/charts.js" },
  "web/entry-client.tsx": {
    file: "assets/entry.js",
    src: "web/entry-client.tsx",
    isEntry: true,
    imports: ["_vendor.js"],
  },
  "web/pages/index.tsx?tsr-split=component": {
    file: "assets/home.js",
    src: "web/pages/index.tsx?tsr-split=component",
    imports: ["_roster.js", "_vendor.js"],
  },
  "web/pages/admin/$tab.tsx?tsr-split=component": {
    file: "assets/admin.js",
    src: "web/pages/admin/$tab.tsx?tsr-split=component",
    imports: ["_charts.js"],
  },
};

test("the first visit is the entry, the home page and all that they import, each once", () => {
  expect(firstVisit(manifest).sort()).toEqual([
    "assets/entry.js",
    "assets/home.js",
    "assets/roster.js",
    "assets/vendor.js",
  ]);
});

test("a build without a home page cannot be measured", () => {
  const { "web/pages/index.tsx?tsr-split=component": _, ...others } = manifest;
  expect(() => firstVisit(others)).toThrow("web/pages/index.tsx");
});

test("the admin area may load what is its own", () => {
  expect(leaksOfAdmin(manifest)).toEqual([]);
});

test("a public page that loads a part of the admin area is named, however far it is", () => {
  const leaking: Manifest = {
    ...manifest,
    "_roster.js": { file: "assets/roster.js", imports: ["web/pages/admin/$tab.tsx?tsr-split=component"] },
  };
  expect(leaksOfAdmin(leaking)).toEqual([
    "web/pages/index.tsx?tsr-split=component loads web/pages/admin/$tab.tsx?tsr-split=component, which belongs to the admin area",
  ]);
});

test("a script that holds a sentence or an address of the team is found, one that shares a word with it is not", () => {
  const facts = { name: "Crag", lead: "We climb what nobody else would climb.", links: [{ mail: "hi@crag.example" }] };
  const scripts = [
    { file: "plain.js", code: 'const name = "Crag";' },
    { file: "lead.js", code: 'x("We climb what nobody else would climb.")' },
    { file: "mail.js", code: "x(`hi@crag.example`)" },
  ];
  expect(teamWordsIn(scripts, facts)).toEqual([
    "lead.js holds the team's own words: We climb what nobody else would climb.",
    "mail.js holds the team's own words: hi@crag.example",
  ]);
});
