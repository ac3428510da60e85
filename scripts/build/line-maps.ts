import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { decode, encode, type SourceMapLine } from "@jridgewell/sourcemap-codec";
import type { Plugin } from "vite";

type SourceMap = { mappings: string; names: string[]; sourcesContent?: string[] | undefined };

/**
 * Reduces source maps to lines without columns, which is all that stack traces need. Node reads every map for the first stack
 * trace and keeps them; complete maps would take 50 MB.
 */
export function lineMaps(): Plugin {
  return {
    name: "line-maps",
    async writeBundle({ dir = "" }, bundle) {
      const maps = Object.keys(bundle).filter((name) => name.endsWith(".map"));
      await Promise.all(maps.map((name) => shorten(join(dir, name))));
    },
  };
}

async function shorten(file: string) {
  const map: SourceMap = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify(linesOf(map)));
}

/** Returns a map with one entry for each new source line, and without the sources' text. */
export function linesOf(map: SourceMap): SourceMap {
  const lines = decode(map.mappings).map(whereLinesBegin);
  return { ...map, names: [], sourcesContent: undefined, mappings: encode(lines) };
}

function whereLinesBegin(line: SourceMapLine): SourceMapLine {
  let last: string | undefined;
  const kept: SourceMapLine = [];
  for (const [column, source, sourceLine, sourceColumn] of line) {
    if (source === undefined || sourceLine === undefined || sourceColumn === undefined) continue;
    const place = `${source}:${sourceLine}`;
    if (place !== last) kept.push([column, source, sourceLine, sourceColumn]);
    last = place;
  }
  return kept;
}
