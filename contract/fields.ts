import { z } from "zod";
import { refusalSentence } from "./refusal-sentences.ts";

// Every schema of the contract falls back to these sentences, on the server and in forms.
z.config({ localeError: refusalSentence });

/** The shapes that fields of several features share: identifiers, text, addresses, dates. */

/** In small letters, however it was typed: one thing has one id, in caches and comparisons too. */
export const Id = z.uuid().toLowerCase();
export const ById = z.object({ id: Id });

/** Largest PostgreSQL integer: every whole number on the wire stays within it. */
export const maxInteger = 2_147_483_647;
export const WholeNumber = z.int().min(0).max(maxInteger);

/** How often a thing has been saved, from 1. */
export const Version = z.int().min(1).max(maxInteger);
/** Of the thing as it was edited. */
export const EditedVersion = Version.optional().describe(
  "The version that was edited: 409 with the stored row in `current` if it is another one by now. Left out, the last save wins",
);

/** Length in code points; the plain length answers where it is too short for any doubt. */
const lengthOf = (value: string) => (/[\ud800-\udfff]/.test(value) ? [...value].length : value.length);

/** Control characters but tab and line breaks, and half surrogate pairs: PostgreSQL refuses the one, UTF-8 the other. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Direction overrides and letters without any width or ink, with which one name is made to look like another. */
const deceptive =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u2800\u3164\ufeff\uffa0]/;
/** Nothing that anybody could read, however long it is. */
const isBlank = (value: string) => value.replace(new RegExp(deceptive, "g"), "").trim() === "";

type TextRule = { min?: number; max: number; required?: string; tooShort?: string; tooLong?: string };

/** Text of several lines, trimmed; lengths are counted in code points after trimming, so that spaces alone are empty. */
export function textField({
  min = 0,
  max,
  required = "This field is required",
  tooShort = required,
  tooLong,
}: TextRule) {
  return z
    .string({ error: required })
    .trim()
    .check((context) => {
      const length = lengthOf(context.value);
      const refuse = (message: string) => context.issues.push({ code: "custom", message, input: context.value });
      if (min > 0 && isBlank(context.value)) refuse(required);
      else if (length < min) refuse(tooShort);
      else if (length > max) refuse(tooLong ?? `Please use at most ${max.toLocaleString("en-GB")} characters`);
      else if (unprintable.test(context.value) || !context.value.isWellFormed())
        refuse("Please remove characters that cannot be displayed");
    })
    .meta({ maxLength: max, ...(min > 0 && { minLength: min }) });
}

/** A name or title: one line of text without characters that disguise it. */
export function lineField(rule: TextRule) {
  return textField(rule).refine(
    (value) => !deceptive.test(value) && !/[\r\n\t\u2028\u2029]/.test(value),
    "Please remove hidden characters and line breaks",
  );
}

/** A Discord name without the @ that people put before it; what is then empty is refused. */
export const discordName = (rule: { min: number; required: string }) =>
  z
    .string({ error: rule.required })
    .transform((typed) => typed.trim().replace(/^@+/, ""))
    .pipe(lineField({ max: 64, min: rule.min, required: rule.required, tooShort: rule.required }));

/** A password as it was typed, spaces and all; one text however a keyboard composes its letters. */
export const password = ({ min, message }: { min: number; message: string }) =>
  z
    .string({ error: message })
    .transform((typed) => typed.normalize("NFC"))
    .pipe(
      z
        .string()
        .refine((value) => lengthOf(value) >= min, message)
        .refine((value) => lengthOf(value) <= 128, "Password must have at most 128 characters")
        .refine((value) => value.isWellFormed(), "Please remove characters that cannot be displayed"),
    );

/** An e-mail address as people type it; trimmed, compared without case where it must be unique. */
export const emailAddress = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .normalize("NFC")
    .max(254, message)
    .pipe(z.email({ error: message }));

/** A web address that a page may link to or show: https only, no credentials, no bare IP address. */
export const HttpsUrl = z
  .string()
  .max(2048)
  .refine((value) => {
    const url = URL.parse(value);
    return (
      url?.protocol === "https:" &&
      value.startsWith("https://") &&
      !url.username &&
      !url.password &&
      !/^\[|^[\d.]+$/.test(url.hostname)
    );
  }, "Please enter an address that starts with https://");

/** A picture: one of our own paths, or an https address. */
export const ImageUrl = z.union([z.string().regex(/^\/(media|art)\/[\w./%-]{1,200}$/), HttpsUrl], {
  error: "Please upload a picture, or enter an address that starts with https://",
});

/** ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();
export const CalendarDate = z.iso.date();

/** A field that may be left out; left blank, it counts as left out too. */
export const optionalField = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((typed: z.input<Field> | undefined) => (typed === "" ? undefined : typed), field.optional()).optional();

/** The same of one that is null then. */
export const nullableField = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((typed: z.input<Field> | null) => (typed === "" ? null : typed), field.nullable()).default(null);

type JsonValue = z.output<ReturnType<typeof z.json>>;
/** Any value that JSON has. Described as such: a schema that holds itself has no place in OpenAPI. */
export const Json = z.unknown().describe("Any value that JSON has") as z.ZodType<JsonValue>; // it comes from a JSON column
