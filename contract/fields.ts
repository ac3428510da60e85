import { z } from "zod/mini";
import { chooseFrom } from "./refusal-sentences.ts";
import "./text-fields.ts"; // sets the fallback messages of every schema

/** Field schemas that several features share: ids, numbers, addresses and dates. */

/** Lower-cased, so that each thing has a single id in caches and comparisons. */
export const Id = z.uuid().check(z.toLowerCase());
export const ById = z.object({ id: Id });

/** Under the same key, the same request is carried out once, however often it's sent. */
export const IdempotencyKey = z.looseObject({
  "idempotency-key": z.optional(z.string().check(z.regex(/^[\w-]{8,80}$/))),
});

/** One of a list's options. Says `required` if none was chosen, and what the options are if it's none of them. */
export const choice = <const Options extends readonly string[]>(options: Options, required: string) =>
  z.enum(options, { error: ({ input }) => (isBlank(input) ? required : chooseFrom(options)) });
const isBlank = (value: unknown) => (typeof value === "string" ? value.trim() === "" : (value ?? null) === null);

/** Largest PostgreSQL integer. Every whole number in the API stays within it. */
export const maxInteger = 2_147_483_647;
export const WholeNumber = z.int().check(z.gte(0), z.lte(maxInteger));

/** How many times something has been saved, starting at 1. */
export const Version = z.int().check(z.gte(1), z.lte(maxInteger));
/** The version that the editor started from. */
export const EditedVersion = z
  .optional(Version)
  .check(
    z.describe(
      "The version that was edited. If the stored version differs, the response is a 409 with the stored row in `current`. If left out, the last save wins",
    ),
  );

/** A web address that a page may link to or show: https, without credentials, and not a bare IP address. */
export const HttpsUrl = z.string().check(
  z.maxLength(2048),
  z.refine((value) => {
    const url = URL.parse(value);
    return (
      url?.protocol === "https:" &&
      value.startsWith("https://") &&
      !url.username &&
      !url.password &&
      !/^\[|^[\d.]+$/.test(url.hostname)
    );
  }, "Please enter an address that starts with https://"),
);

/**
 * A picture: one of our own paths or an https address. Each upload has a single spelling, so that we can tell which uploads are
 * in use.
 */
export const ImageUrl = z.union(
  [z.string().check(z.regex(/^\/(media\/[\w.-]{1,200}|art\/[\w./%-]{1,200})$/)), HttpsUrl],
  {
    error: "Please upload a picture, or enter an address that starts with https://",
  },
);

/** ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();
export const CalendarDate = z.iso.date();

const outOfReach = "Please choose a year from 1900 to 2999";
const isInReach = (text: string) => /^(19|2\d)\d\d-/.test(text);
/** A day or moment that someone asks about. Databases and browsers can't count from the others. */
export const AskedDate = z.iso.date().check(z.refine(isInReach, outOfReach));
export const AskedMoment = z.iso
  .datetime({ offset: true })
  .check(z.refine((moment) => isInReach(moment) && isInReach(new Date(moment).toISOString()), outOfReach));

/** Replaces an empty string with another value. */
const unlessBlank = <Typed, Blank>(blank: Blank) =>
  z.transform((typed: unknown) => (typed === "" ? blank : typed)) as z.ZodMiniTransform<Typed | Blank, Typed | Blank>; // the next schema checks the type

/** A field that may be left out. Blank counts as left out. */
export const optionalField = <Field extends z.core.$ZodType>(field: Field) =>
  z.optional(z.pipe(unlessBlank<z.input<Field>, undefined>(undefined), z.optional(field)));

/** A field that may be null. Blank and left out count as null. */
export const nullableField = <Field extends z.core.$ZodType>(field: Field) =>
  z._default(z.pipe(unlessBlank<z.input<Field>, null>(null), z.nullable(field)), null);

type JsonValue = z.output<ReturnType<typeof z.json>>;
/** Any JSON value. Typed as unknown, because OpenAPI can't describe a recursive schema. */
export const Json = z.unknown().check(z.describe("Any JSON value")) as z.ZodMiniType<JsonValue>; // values come from a JSON column
