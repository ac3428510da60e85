import { SourceMap } from "node:module";
import { encode, type SourceMapMappings } from "@jridgewell/sourcemap-codec";
import { expect, test } from "vitest";
import { linesOf } from "./line-maps.ts";

/** Two lines of two files, in segments. The last segment of the second line comes from a different source line. */
const pieces: SourceMapMappings = [
  [
    [0, 0, 10, 0],
    [4, 0, 10, 8, 0],
    [9, 0, 10, 20],
  ],
  [
    [0, 1, 3, 0],
    [6, 1, 3, 12],
    [14, 1, 7, 2],
  ],
];
const whole = {
  version: 3,
  file: "main.js",
  sources: ["a.ts", "b.ts"],
  sourcesContent: ["a", "b"],
  names: ["name"],
  mappings: encode(pieces),
};

test("a shortened map points every place to the same line of the same file, with fewer entries and no text", () => {
  const short = linesOf(whole);
  const map = new SourceMap({ ...whole, ...short, sourcesContent: [], sourceRoot: "" });
  const lineAt = (line: number, column: number) => {
    const found = map.findEntry(line, column);
    return "originalSource" in found ? [found.originalSource, found.originalLine] : undefined;
  };
  for (const [line, segments] of pieces.entries())
    for (const [column, source = 0, original] of segments)
      expect(lineAt(line, column)).toEqual([whole.sources[source], original]);
  expect(short.mappings.split(/[;,]/)).toHaveLength(3);
  expect(short.sourcesContent).toBeUndefined();
});
