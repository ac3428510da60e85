import { glob } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Call, Endpoint } from "#contract/endpoint.ts";

const contract = resolve(import.meta.dirname, "../../../contract");

type Tables<Row> = Record<string, Record<string, Row>>;
const tablesOf = (file: string): Promise<Tables<never>> => import(join(contract, file));

/** A call with its address. */
export type EndpointWithCall = Endpoint & Call;

/** Returns every call that the contract declares, found rather than listed, so that none is forgotten. */
export async function everyEndpoint(): Promise<EndpointWithCall[]> {
  const found: EndpointWithCall[] = [];
  for await (const file of glob("**/endpoints.ts", { cwd: contract })) {
    const places: Tables<Endpoint> = await tablesOf(file);
    const calls: Tables<Call> = await tablesOf(join(dirname(file), "schemas.ts"));
    for (const [table, endpoints] of Object.entries(places))
      found.push(...paired(endpoints, calls[table.replace(/Api$/, "Calls")] ?? {}));
  }
  return found;
}

function paired(endpoints: Record<string, Endpoint>, calls: Record<string, Call>): EndpointWithCall[] {
  return Object.entries(endpoints).map(([name, endpoint]) => {
    const call = calls[name];
    if (!call) throw new Error(`${endpoint.method} ${endpoint.path} has no call`);
    return { ...endpoint, ...call };
  });
}
