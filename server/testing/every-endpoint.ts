import { glob } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Endpoint } from "#contract/endpoint.ts";

const contract = resolve(import.meta.dirname, "../../contract");

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

/** Every call that the contract declares, found rather than listed, so that none is forgotten. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  const found: Endpoint[] = [];
  for await (const file of glob("*.ts", { cwd: contract, exclude: ["*.test.ts"] })) {
    const exports: Record<string, unknown> = await import(join(contract, file));
    const tables = Object.values(exports).filter((value) => typeof value === "object" && value !== null);
    found.push(...tables.flatMap((table) => Object.values(table).filter(isEndpoint)));
  }
  return found;
}
