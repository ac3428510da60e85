import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { team } from "#team.config.ts";
import { report, root } from "./project-files.ts";

export type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] };
export type Manifest = Record<string, Chunk>;

/** Brotli bytes of the scripts of the app's first page. `documents.ts` measures documents on a running site. */
const budget = 125 * 1024;
const documents = "web/documents/entry-document.ts";
const app = "web/entry-client.tsx";
const earlyPresses = "web/shell/page/early-presses.ts";
const isRoute = ({ src = "" }: Chunk) => src.startsWith("web/pages/");
const isAdmin = ({ src = "" }: Chunk) => /^web\/pages\/admin[/.]/.test(src);
const isSignIn = ({ src = "" }: Chunk) => src.startsWith("web/pages/login.tsx");

/** Returns the chunks loaded along with these, because of static imports. */
export function withImports(manifest: Manifest, chunks: Chunk[], { later = false } = {}): Chunk[] {
  const found = new Set<Chunk>();
  const waiting = [...chunks];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const keys = [...(chunk.imports ?? []), ...(later ? (chunk.dynamicImports ?? []) : [])];
    for (const key of keys) waiting.push(chunkAt(manifest, key));
  }
  return [...found];
}

export const filesOf = (chunks: Chunk[]) => chunks.map(({ file }) => file).filter((file) => file.endsWith(".js"));

/** Returns everything that the islands of all documents may load, including what they open and validate with. */
export const allIslands = (manifest: Manifest) =>
  filesOf(withImports(manifest, [chunkAt(manifest, documents)], { later: true }));

/** Returns the scripts that a browser without a cache loads for the app's first page, which is the sign-in page. */
export function firstOfApp(manifest: Manifest): string[] {
  const signIn = Object.values(manifest).filter(isSignIn);
  if (signIn.length === 0) throw new Error("the manifest has no chunk of web/pages/login.tsx");
  return filesOf(withImports(manifest, [chunkAt(manifest, earlyPresses), chunkAt(manifest, app), ...signIn]));
}

/** Returns the pages outside the admin area that load a part of it. */
export function leaksOfAdmin(manifest: Manifest): string[] {
  const open = Object.values(manifest).filter((chunk) => chunk.isEntry || (isRoute(chunk) && !isAdmin(chunk)));
  return open.flatMap((page) =>
    withImports(manifest, [page])
      .filter(isAdmin)
      .map((chunk) => `${page.src} loads ${chunk.src}, which belongs to the admin area`),
  );
}

/** A sentence or an address. Shorter texts may occur in a script by chance. */
const isTelling = (text: string) => text.length >= 30 || /@|:\/\//.test(text);
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value)).flatMap(textsIn);

/** Returns the scripts that contain the team's own texts, which belong in the page. */
export function teamWordsIn(scripts: { file: string; code: string }[], facts: unknown): string[] {
  const telling = textsIn(facts).filter(isTelling);
  return scripts.flatMap(({ file, code }) => {
    const found = telling.find((text) => code.includes(text));
    return found === undefined ? [] : [`${file} holds the team's own words: ${found}`];
  });
}

/** Returns the islands that load the router, which only exists in the app. */
export const leaksOfRouter = (manifest: Manifest) =>
  allIslands(manifest)
    .filter((file) => /\/router-[^/]*\.js$/.test(file))
    .map((file) => `an island loads ${file}, which belongs to the app`);

export function chunkAt(manifest: Manifest, key: string): Chunk {
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
  if (!existsSync(path)) return report(["there are no built pages in dist/: run npm run build"], "");
  const manifest: Manifest = JSON.parse(readFileSync(path, "utf8"));
  const sizeOf = (file: string) => brotliSize(readFileSync(join(client, file)));
  const files = firstOfApp(manifest);
  const total = files.reduce((sum, file) => sum + sizeOf(file), 0);
  const line = `the app's sign-in page: ${kibibytes(total)} of ${kibibytes(budget)}`;
  const all = globSync("**/*.js", { cwd: client }).map((file) => ({
    file,
    code: readFileSync(join(client, file), "utf8"),
  }));
  const tooMuch = total > budget ? [line, ...files.map((file) => `  ${kibibytes(sizeOf(file))}  ${file}`)] : [];
  report(
    [...tooMuch, ...leaksOfAdmin(manifest), ...leaksOfRouter(manifest), ...teamWordsIn(all, team)],
    `scripts, brotli: ${line}`,
  );
}

if (import.meta.main) checkBundle();
