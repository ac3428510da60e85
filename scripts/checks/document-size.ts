import { chunkAt, filesOf, type Manifest, withImports } from "./bundle.ts";

const entry = "web/documents/entry-document.ts";
const hydrate = "web/documents/islands/hydrate.tsx";
const kibibyte = 1024;

/** Brotli bytes of scripts. Scrolling hydrates no island; the journeys measure what it loads. */
export const budgets = { untouched: 12 * kibibyte, awake: 120 * kibibyte };

/** The source file of each island's component, by the island's name. */
export type IslandSources = Map<string, string>;
type Build = { manifest: Manifest; islands: IslandSources; sizeOf: (file: string) => number };
export type DocumentSize = { path: string; untouched: number; awake: number; files: { file: string; size: number }[] };

/** Returns a document's size before any interaction, and after all its islands have loaded everything they can. */
export function sizeOfDocument({ path, html }: { path: string; html: string }, build: Build): DocumentSize {
  const atOnce = scriptsIn(html);
  const names = new Set([...html.matchAll(/data-island="(\w+)"/g)].map(([, name = ""]) => name));
  const all = new Set([...atOnce, ...(names.size > 0 ? scriptsOfIslands([...names], build) : [])]);
  const files = [...all].map((file) => ({ file, size: build.sizeOf(file) }));
  const sum = (counted: typeof files) => counted.reduce((total, { size }) => total + size, 0);
  return { path, untouched: sum(files.filter(({ file }) => atOnce.includes(file))), awake: sum(files), files };
}

/** Returns the scripts in the HTML, which preloads a script's imports ahead of it. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = ""]) => file);

function scriptsOfIslands(names: string[], { manifest, islands }: Build): string[] {
  const sources = names.map((name) => {
    const source = islands.get(name);
    if (!source) throw new Error(`there's no island ${name}`);
    return chunkAt(manifest, source);
  });
  const shared = withImports(manifest, [chunkAt(manifest, entry), chunkAt(manifest, hydrate)]);
  return filesOf([...shared, ...withImports(manifest, sources, { later: true })]);
}

/** Returns a line for each exceeded budget, with what the document loads. */
export function tooMuchOf({ path, files, ...sizes }: DocumentSize): string[] {
  const line = (when: keyof typeof budgets) =>
    `${path}, ${when}: ${kibibytes(sizes[when])} of ${kibibytes(budgets[when])}`;
  const lines = (["untouched", "awake"] as const).filter((when) => sizes[when] > budgets[when]).map(line);
  const heaviest = files.toSorted((one, other) => other.size - one.size);
  return lines.length > 0 ? [...lines, ...heaviest.map(({ file, size }) => `  ${kibibytes(size)}  ${file}`)] : [];
}

const kibibytes = (bytes: number) => `${(bytes / kibibyte).toFixed(1)} KiB`;
