import { expect, test } from "vitest";
import { z } from "zod";
import { useSite } from "#server/testing/site/use-site.ts";

/** These are the errors of `spectral:oas` that OpenAPI's own schema can't express. Its other errors are in openapi.test.ts. */

const site = useSite();

const Parameter = z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional() });
const Operation = z.looseObject({ parameters: z.array(Parameter).optional() });
const Description = z.looseObject({
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

const described = async () => (await site().app.inject({ url: "/api/openapi.json" })).json();

test("every path parameter is described once, and no two paths differ only in parameter names", async () => {
  const { paths } = Description.parse(await described());
  for (const [path, operations] of Object.entries(paths)) {
    const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    expect(path).not.toMatch(/[?#]|\{\}/);
    for (const [method, { parameters = [] }] of Object.entries(operations)) {
      const own = parameters.filter((parameter) => parameter.in === "path");
      expect(
        own.map(({ name }) => name),
        `${method} ${path}`,
      ).toEqual(inPath);
      expect(
        own.every(({ required }) => required),
        `${method} ${path}`,
      ).toBe(true);
      const places = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(places).size, `${method} ${path}`).toBe(places.length);
    }
  }
  const shapes = Object.keys(paths).map((path) => path.replaceAll(/\{[^}]+\}/g, "{}"));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test("tags and enums have no duplicates, arrays have items, and references have no siblings", async () => {
  const description = await described();
  const names = Description.parse(description).tags.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const nodes = objectsIn(description);
  expect(nodes.length).toBeGreaterThan(1000);
  expect(nodes.filter((node) => Array.isArray(node.enum) && new Set(node.enum).size < node.enum.length)).toEqual([]);
  expect(nodes.filter(({ type, items }) => type === "array" && items === undefined)).toEqual([]);
  expect(nodes.filter((node) => "$ref" in node && Object.keys(node).length > 1)).toEqual([]);
});

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)];
}
