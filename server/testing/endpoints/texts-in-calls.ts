import fc from "fast-check";
import { z } from "zod";
import type { EndpointWithCall } from "./every-endpoint.ts";
import { inputFor } from "./schema-arbitrary.ts";

const unknownId = "01980000-0000-7000-8000-000000000001";

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/** Returns an input that the contract accepts, with as many fields as a few tries produce. */
function rightInput(schema: z.core.$ZodType): unknown {
  const known = { uuid: fc.uuid(), email: fc.constant("sam@demo.example") };
  const values = fc
    .sample(inputFor(schema, known), { seed: 1, numRuns: 100 })
    .filter((value) => z.safeParse(schema, value).success);
  const size = (value: unknown) => JSON.stringify(value).length;
  return values.toSorted((one, other) => size(other) - size(one)).find((value) => size(value) < 4_000) ?? {};
}

/** Returns the value once for each of its texts, with that text replaced. Optional fields are included. */
function withEachText(value: unknown, text: string): unknown[] {
  if (typeof value === "string") return [text];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    withEachText(part, text).map((changed) => (Array.isArray(value) ? [changed] : { ...value, [name]: changed })),
  );
}

const namesIn = (schema: z.core.$ZodType | undefined): string[] =>
  schema ? Object.keys(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }).properties ?? {}) : [];

/** Returns inputs for the call, each with the text in a different place of its address, query or body. */
export function inputsWith({ path, query, body: schema }: EndpointWithCall, text: string): Input[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const params = Object.fromEntries(names.map((name) => [name, unknownId]));
  const body = schema && rightInput(schema);
  const bodies = [...withEachText(body, text), ...namesIn(schema).map((name) => ({ ...Object(body), [name]: text }))];
  return [
    ...names.map((name) => ({ params: { ...params, [name]: text }, body })),
    ...namesIn(query).map((name) => ({ params, query: { [name]: text }, body })),
    ...[...new Set(bodies.map((changed) => JSON.stringify(changed)))].map((changed) => ({
      params,
      body: JSON.parse(changed),
    })),
  ];
}
