import { z } from "zod/mini";
import "./text-fields.ts"; // and with it the sentences that every schema falls back to

/** The shapes that fields of several features share: identifiers, numbers, addresses, dates. */

/** In small letters, however it was typed: one thing has one id, in caches and comparisons too. */
export const Id = z.uuid().check(z.toLowerCase());
export const ById = z.object({ id: Id });

/** Largest PostgreSQL integer: every whole number on the wire stays within it. */
export const maxInteger = 2_147_483_647;
export const WholeNumber = z.int().check(z.gte(0), z.lte(maxInteger));

/** How often a thing has been saved, from 1. */
export const Version = z.int().check(z.gte(1), z.lte(maxInteger));
/** Of the thing as it was edited. */
export const EditedVersion = z
  .optional(Version)
  .check(
    z.describe(
      "The version that was edited: 409 with the stored row in `current` if it is another one by now. Left out, the last save wins",
    ),
  );

/** A web address that a page may link to or show: https only, no credentials, no bare IP address. */
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

/** A picture: one of our own paths, or an https address. An upload's address has one spelling, by which it is known to be used. */
export const ImageUrl = z.union(
  [z.string().check(z.regex(/^\/(media\/[\w.-]{1,200}|art\/[\w./%-]{1,200})$/)), HttpsUrl],
  {
    error: "Please upload a picture, or enter an address that starts with https://",
  },
);

/** ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();
export const CalendarDate = z.iso.date();

/** What is typed, with another value for a blank field. */
const unlessBlank = <Typed, Blank>(blank: Blank) =>
  z.transform((typed: unknown) => (typed === "" ? blank : typed)) as z.ZodMiniTransform<Typed | Blank, Typed | Blank>; // the next schema looks at it

/** A field that may be left out; left blank, it counts as left out too. */
export const optionalField = <Field extends z.core.$ZodType>(field: Field) =>
  z.optional(z.pipe(unlessBlank<z.input<Field>, undefined>(undefined), z.optional(field)));

/** The same of one that is null then. */
export const nullableField = <Field extends z.core.$ZodType>(field: Field) =>
  z._default(z.pipe(unlessBlank<z.input<Field>, null>(null), z.nullable(field)), null);

type JsonValue = z.output<ReturnType<typeof z.json>>;
/** Any value that JSON has. Described as such: a schema that holds itself has no place in OpenAPI. */
export const Json = z.unknown().check(z.describe("Any value that JSON has")) as z.ZodMiniType<JsonValue>; // it comes from a JSON column
