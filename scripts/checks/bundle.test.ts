import { expect, test } from "vitest";
import { allIslands, firstOfApp, leaksOfAdmin, leaksOfRouter, type Manifest, teamWordsIn } from "./bundle.ts";

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
  "web/shell/page/early-presses.ts": { file: "assets/early.js", src: "web/shell/page/early-presses.ts", isEntry: true },
  "web/documents/entry-document.ts": {
    file: "assets/documents.js",
    src: "web/documents/entry-document.ts",
    isEntry: true,
    imports: ["_beacon.js"],
    dynamicImports: ["_islands.js"],
  },
  "_beacon.js": { file: "assets/beacon.js" },
  "_islands.js": { file: "assets/islands.js", imports: ["_vendor.js"], dynamicImports: ["_roster.js"] },
  "web/pages/login.tsx?tsr-split=component": {
    file: "assets/login.js",
    src: "web/pages/login.tsx?tsr-split=component",
    imports: ["_roster.js", "_vendor.js"],
  },
  "web/pages/admin/$tab.tsx?tsr-split=component": {
    file: "assets/admin.js",
    src: "web/pages/admin/$tab.tsx?tsr-split=component",
    imports: ["_charts.js"],
  },
};

test("islands may load whatever they import, at once or later", () => {
  expect(allIslands(manifest).sort()).toEqual([
    "assets/beacon.js",
    "assets/documents.js",
    "assets/islands.js",
    "assets/roster.js",
    "assets/vendor.js",
  ]);
});

test("the app starts with its entry, the sign-in page and everything they import, each once", () => {
  expect(firstOfApp(manifest).sort()).toEqual([
    "assets/early.js",
    "assets/entry.js",
    "assets/login.js",
    "assets/roster.js",
    "assets/vendor.js",
  ]);
});

test("a build without that page can't be measured", () => {
  const { "web/pages/login.tsx?tsr-split=component": _, ...others } = manifest;
  expect(() => firstOfApp(others)).toThrow("web/pages/login.tsx");
});

test("an island that uses the router is reported", () => {
  expect(leaksOfRouter(manifest)).toEqual([]);
  const leaking = { ...manifest, "_roster.js": { file: "assets/router-x1.js" } };
  expect(leaksOfRouter(leaking)).toEqual(["an island loads assets/router-x1.js, which belongs to the app"]);
});

test("the admin area may load its own code", () => {
  expect(leaksOfAdmin(manifest)).toEqual([]);
});

test("a public page that loads part of the admin area is named, however indirectly", () => {
  const leaking: Manifest = {
    ...manifest,
    "_roster.js": { file: "assets/roster.js", imports: ["web/pages/admin/$tab.tsx?tsr-split=component"] },
  };
  expect(leaksOfAdmin(leaking)).toEqual([
    "web/pages/login.tsx?tsr-split=component loads web/pages/admin/$tab.tsx?tsr-split=component, which belongs to the admin area",
  ]);
});

test("a script with a sentence or address of the team is reported; one that shares a word isn't", () => {
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
