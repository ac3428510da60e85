import fc from "fast-check";
import { z } from "zod";

type Known = Record<string, fc.Arbitrary<unknown>>;
type Schema = z.core.JSONSchema.BaseSchema;

/** Values that an attacker would try. */
export const strangeValues: unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  2_147_483_648,
  2 ** 53,
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202e",
  "$&",
  "'; drop table players; --",
  "{{7*7}}",
  "../../etc/passwd",
  "x".repeat(60_000),
  [],
  [[[]]],
  {},
  { constructor: { prototype: {} } },
  { toString: 1 },
];
export const strange = fc.oneof(fc.constantFrom(...strangeValues), fc.jsonValue({ maxDepth: 2 }));

/**
 * Generates what someone would send who has read the schema, with fields occasionally replaced by something strange, left out, or
 * joined by an unknown one. `known` has values that get further, by a field's name or the schema's format.
 */
export function inputFor(schema: z.core.$ZodType, known: Known): fc.Arbitrary<unknown> {
  return mostlyRight(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), known);
}

function mostlyRight(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0)
    return fc.oneof({ weight: 9, arbitrary: right(schema, known) }, { weight: 1, arbitrary: strange });
  const whole = fieldsOf(schema, known, (arbitrary) => arbitrary);
  const oneWrong = fc
    .tuple(whole, fc.constantFrom(...fields.map(([name]) => name), "nonsense", "__proto__"), strange)
    .map(([value, name, wrong]) => ({ ...value, [name]: wrong }));
  const mixed = fieldsOf(schema, known, (arbitrary) => fc.oneof(arbitrary, strange));
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 3, arbitrary: oneWrong },
    { weight: 2, arbitrary: mixed },
    { weight: 1, arbitrary: strange },
  );
}

type Twist = (arbitrary: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>;

function fieldsOf(schema: Schema, known: Known, twist: Twist): fc.Arbitrary<Record<string, unknown>> {
  const arbitraries = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const own = known[name] ?? right(asSchema(property), known);
    return [name, twist(own)] as const;
  });
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys: schema.required ?? [] });
}

/** Generates what the schema allows, as far as JSON Schema can express it. */
function right(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => right(asSchema(one), known)));
  if (schema.format && known[schema.format]) return known[schema.format] ?? strange;
  if (schema.type === "object") return fieldsOf(schema, known, (arbitrary) => arbitrary);
  if (schema.type === "array") return listOf(schema, known);
  if (schema.type === "string") return textOf(schema);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "integer" || schema.type === "number") return wholeNumber(schema);
  return fc.jsonValue({ maxDepth: 2 });
}

const listOf = ({ items, minItems = 0, maxItems = 6 }: Schema, known: Known) =>
  fc.array(Array.isArray(items) ? strange : right(asSchema(items ?? true), known), {
    minLength: minItems,
    maxLength: maxItems,
  });

/** Small ones are more frequent, since those are the versions and positions that exist. */
const wholeNumber = ({ minimum = -(2 ** 31), maximum = 2 ** 31 }: Schema) =>
  fc.oneof(
    fc.integer({ min: minimum, max: maximum }),
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 3) }),
  );

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === "date-time") return momentOf();
  if (format === "date") return momentOf().map((moment) => moment.slice(0, 10));
  if (pattern) return matching(pattern);
  const most = Math.max(minLength, Math.min(maxLength, minLength + 40));
  return fc.oneof(
    fc.lorem({ mode: "sentences", maxCount: 3 }).map((text) => text.padEnd(minLength, ".").slice(0, maxLength)),
    fc.string({ unit: "grapheme", minLength, maxLength: most }),
  );
}

const momentOf = () =>
  fc
    .date({ min: new Date("1990-01-01"), max: new Date("2110-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString());

/** fast-check can generate texts for most patterns; for the rest, any text has to do. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: "small" });
  } catch {
    return fc.string();
  }
}

const asSchema = (schema: z.core.JSONSchema._JSONSchema): Schema => (typeof schema === "boolean" ? {} : schema);
