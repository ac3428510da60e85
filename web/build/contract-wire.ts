import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { z } from "zod";

const wiredFile = /\/(?:contract\/[\w-]+|team\.config)\.ts$/;
/**
 * A file as it is, once for its schemas and once for its functions, and each of its values by itself: whatever a first visit
 * does not need then waits for the chunk that needs it.
 */
const part = /\?(?:schemas|functions|value=([\w.]+))$/;
/** Of the team, what pages say of themselves in their heads, which ship with every page; the rest of it need not. */
const divided = ["team", "team.about", "team.management", "team.join"];

type Wire = { method: string; path: string; file?: unknown };
const isEndpoint = (value: object): value is Wire => "method" in value && "path" in value && "access" in value;

/**
 * In the browser an endpoint is its method, its path and the field of its file: answers are not parsed there, and schemas would bring the whole of
 * zod to the first visit. A file of the contract is replaced by its endpoints cut down to that, its plain values, and
 * references to its functions and schemas; the team's file by its parts.
 */
export function contractWire(): Plugin {
  return {
    name: "contract-wire",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async load(id) {
      const file = id.replace(part, "");
      if (!wiredFile.test(file)) return null;
      const [asked, path] = part.exec(id) ?? [];
      if (asked && !path) return { code: await readFile(file, "utf8"), moduleType: "ts", moduleSideEffects: false };
      const value = valueAt(await exportsOf(file), path);
      const code =
        path && !isDivided(value, path)
          ? `export const value = ${JSON.stringify(value, wireOnly)};`
          : Object.entries(Object(value)).map((entry) => exportOf(entry, file, path));
      return { code: [code].flat().join("\n"), moduleType: "js", moduleSideEffects: false };
    },
    resolveId(source) {
      return part.test(source) ? source : null;
    },
  };
}

const valueAt = (exports: Record<string, unknown>, path?: string): unknown =>
  (path?.split(".") ?? []).reduce<unknown>((value, name) => Object(value)[name], exports);

/** A namespace, of which only what is used is built in; it has no order, so nobody may go through it. */
const isDivided = (value: unknown, path: string) => divided.includes(path) || isApi(value);

function isApi(value: unknown): boolean {
  const calls = Array.isArray(value) ? [] : Object.values(Object(value));
  return calls.length > 0 && calls.every((call) => isEndpoint(Object(call)));
}

function exportOf([name, value]: [string, unknown], file: string, within?: string): string {
  const path = within ? `${within}.${name}` : name;
  const from = (asked: string) => JSON.stringify(`${file}?${asked}`);
  if (!isData(value)) return `export { ${name} } from ${from(value instanceof z.ZodType ? "schemas" : "functions")};`;
  const exported = isDivided(value, path) ? `* as ${name}` : `{ value as ${name} }`;
  return `export ${exported} from ${from(`value=${path}`)};`;
}

/** Anew when the file has changed. */
const exportsOf = async (file: string): Promise<Record<string, unknown>> =>
  import(`${pathToFileURL(file)}?${(await stat(file)).mtimeMs}`);

/** The schemas of the contract: calls on them only describe a shape, and may be left out where nobody uses the result. */
export async function schemaNames(contract: string): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob("*.ts", { cwd: contract, exclude: ["*.test.ts"] })) {
    const exports: Record<string, unknown> = await import(pathToFileURL(join(contract, file)).href);
    names.push(...Object.keys(exports).filter((name) => exports[name] instanceof z.ZodType));
  }
  return names;
}

/** Strings, numbers, lists and tables of them, and endpoints. */
function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  if (isEndpoint(value) || Array.isArray(value)) return true;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isData);
}

const wireOnly = (_key: string, value: unknown) =>
  typeof value === "object" && value !== null && isEndpoint(value)
    ? { method: value.method, path: value.path, file: value.file }
    : value;
