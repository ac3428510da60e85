import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { team } from "#team.config.ts";
import { report, root } from "./project-files.ts";

export type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[] };
export type Manifest = Record<string, Chunk>;

const largestFirstVisit = 125 * 1024;
const isRoute = ({ src = "" }: Chunk) => src.startsWith("web/pages/");
const isAdmin = ({ src = "" }: Chunk) => /^web\/pages\/admin[/.]/.test(src);
const isHome = ({ src = "" }: Chunk) => src.startsWith("web/pages/index.tsx");

/** The chunks that arrive with these, because they import each other at their top. */
export function withImports(manifest: Manifest, chunks: Chunk[]): Chunk[] {
  const found = new Set<Chunk>();
  const waiting = [...chunks];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    for (const key of chunk.imports ?? []) waiting.push(chunkAt(manifest, key));
  }
  return [...found];
}

/** The scripts that a browser without a cache loads for the home page. */
export function firstVisit(manifest: Manifest): string[] {
  const chunks = Object.values(manifest);
  const home = chunks.filter((chunk) => chunk.isEntry || isHome(chunk));
  if (!home.some(isHome)) throw new Error("the manifest has no chunk of web/pages/index.tsx");
  return withImports(manifest, home).map(({ file }) => file);
}

/** Pages outside the admin area that bring a part of it along. */
export function leaksOfAdmin(manifest: Manifest): string[] {
  const open = Object.values(manifest).filter((chunk) => chunk.isEntry || (isRoute(chunk) && !isAdmin(chunk)));
  return open.flatMap((page) =>
    withImports(manifest, [page])
      .filter(isAdmin)
      .map((chunk) => `${page.src} loads ${chunk.src}, which belongs to the admin area`),
  );
}

/** A sentence or an address; what is shorter may stand in a script by chance. */
const isTelling = (text: string) => text.length >= 30 || /@|:\/\//.test(text);
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value)).flatMap(textsIn);

/** Scripts that hold words of the team's own, which belong in the page. */
export function teamWordsIn(scripts: { file: string; code: string }[], facts: unknown): string[] {
  const telling = textsIn(facts).filter(isTelling);
  return scripts.flatMap(({ file, code }) => {
    const found = telling.find((text) => code.includes(text));
    return found === undefined ? [] : [`${file} holds the team's own words: ${found}`];
  });
}

function chunkAt(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the manifest has no chunk ${key}`);
  return chunk;
}

const brotliSize = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

function checkBundle() {
  const client = join(root, "dist", "client");
  const path = join(client, ".vite", "manifest.json");
  if (!existsSync(path)) return report(["dist/ holds no built pages: npm run build"], "");
  const manifest: Manifest = JSON.parse(readFileSync(path, "utf8"));
  const scripts = firstVisit(manifest).map((file) => ({ file, size: brotliSize(readFileSync(join(client, file))) }));
  const total = scripts.reduce((sum, { size }) => sum + size, 0);
  const summary = `first visit to /: ${kibibytes(total)} of ${kibibytes(largestFirstVisit)} brotli`;
  const tooMuch =
    total <= largestFirstVisit ? [] : [summary, ...scripts.map(({ file, size }) => `  ${kibibytes(size)}  ${file}`)];
  const all = globSync("**/*.js", { cwd: client }).map((file) => ({
    file,
    code: readFileSync(join(client, file), "utf8"),
  }));
  report([...tooMuch, ...leaksOfAdmin(manifest), ...teamWordsIn(all, team)], summary);
}

if (import.meta.main) checkBundle();
