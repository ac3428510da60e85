import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { z } from "zod";

const contractFile = /\/contract\/[\w-]+\.ts$/;
/** A file as it is, once for its schemas and once for its functions: the schemas then wait for the chunk that needs them. */
const asIs = /\?(schemas|functions)$/;

type Wire = { method: string; path: string };
const isEndpoint = (value: object): value is Wire => "method" in value && "path" in value && "access" in value;

/**
 * In the browser an endpoint is its method and path: answers are not parsed there, and schemas would bring the whole of
 * zod to the first visit. A file of the contract is replaced by its endpoints cut down to that, its plain values, and
 * references to its functions and schemas.
 */
export function contractWire(): Plugin {
  return {
    name: "contract-wire",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async load(id) {
      const file = id.replace(asIs, "");
      if (!contractFile.test(file)) return null;
      if (file !== id) return { code: await readFile(file, "utf8"), moduleType: "ts", moduleSideEffects: false };
      const exports: Record<string, unknown> = await import(`${pathToFileURL(file)}?${Date.now()}`);
      const code = Object.entries(exports).map(([name, value]) => exportOf(name, value, file));
      return { code: code.join("\n"), moduleType: "js", moduleSideEffects: false };
    },
    resolveId(source) {
      return asIs.test(source) ? source : null;
    },
  };
}

/** The schemas of the contract: calls on them only describe a shape, and may be left out where nobody uses the result. */
export async function schemaNames(contract: string): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob("*.ts", { cwd: contract, exclude: ["*.test.ts"] })) {
    const exports: Record<string, unknown> = await import(pathToFileURL(join(contract, file)).href);
    names.push(...Object.keys(exports).filter((name) => exports[name] instanceof z.ZodType));
  }
  return names;
}

function exportOf(name: string, value: unknown, file: string): string {
  if (isData(value)) return `export const ${name} = ${JSON.stringify(value, wireOnly)};`;
  const variant = value instanceof z.ZodType ? "schemas" : "functions";
  return `export { ${name} } from ${JSON.stringify(`${file}?${variant}`)};`;
}

/** Strings, numbers, lists and tables of them, and endpoints. */
function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  if (isEndpoint(value) || Array.isArray(value)) return true;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isData);
}

const wireOnly = (_key: string, value: unknown) =>
  typeof value === "object" && value !== null && isEndpoint(value) ? { method: value.method, path: value.path } : value;
