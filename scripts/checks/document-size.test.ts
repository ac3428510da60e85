import { expect, test } from "vitest";
import type { Manifest } from "./bundle.ts";
import { sizeOfDocument, tooMuchOf } from "./document-size.ts";

const manifest: Manifest = {
  "web/documents/entry-document.ts": {
    file: "assets/entry.js",
    isEntry: true,
    imports: ["_page.js"],
    dynamicImports: ["web/documents/islands/hydrate.tsx"],
  },
  "_page.js": { file: "assets/page.js" },
  "_react.js": { file: "assets/react.js" },
  "web/documents/islands/hydrate.tsx": {
    file: "assets/hydrate.js",
    imports: ["_react.js", "_page.js"],
    dynamicImports: ["web/shell/bar/nav.tsx", "web/features/videos/video-frame.tsx"],
  },
  "web/shell/bar/nav.tsx": { file: "assets/nav.js", imports: ["_react.js"], dynamicImports: ["_dialog.js"] },
  "_dialog.js": { file: "assets/dialog.js" },
  "web/features/videos/video-frame.tsx": { file: "assets/video.js" },
};
const islands = new Map([
  ["Nav", "web/shell/bar/nav.tsx"],
  ["VideoFrame", "web/features/videos/video-frame.tsx"],
]);
const html = `<link rel="modulepreload" href="/assets/page.js"><script type="module" src="/assets/entry.js"></script>
  <div data-island="Nav"></div><div data-island="Nav"></div>`;
const sized = (bytes: number, page = html) =>
  sizeOfDocument({ path: "/about", html: page }, { manifest, islands, sizeOf: () => bytes });

test("a document weighs what it names and, with its islands awake, everything they may load, each once", () => {
  const { untouched, awake, files } = sized(10);
  expect(files.map(({ file }) => file).sort()).toEqual(
    ["dialog", "entry", "hydrate", "nav", "page", "react"].map((name) => `assets/${name}.js`),
  );
  expect([untouched, awake]).toEqual([20, 60]);
});

test("a document within its budgets is fine; one that exceeds them is named, with each of its scripts", () => {
  const kibibyte = 1024;
  expect(tooMuchOf(sized(6 * kibibyte))).toEqual([]);
  const [first, ...files] = tooMuchOf(sized(6.5 * kibibyte));
  expect(first).toBe("/about, untouched: 13.0 KiB of 12.0 KiB");
  expect(files).toHaveLength(6);
  const heavy = tooMuchOf(sized(21 * kibibyte));
  expect(heavy.slice(0, 2)).toEqual([
    "/about, untouched: 42.0 KiB of 12.0 KiB",
    "/about, awake: 126.0 KiB of 120.0 KiB",
  ]);
});

test("an island that isn't in the list can't be measured", () => {
  expect(() => sized(10, `${html}<div data-island="Cube"></div>`)).toThrow("there's no island Cube");
});
