import { z } from "zod/mini";
import { refusalSentence } from "./refusal-sentences.ts";

// Every schema of the contract falls back to these sentences, on the server and in forms.
z.config({ localeError: refusalSentence });

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
  return z.string({ error: required }).check(
    z.trim(),
    (context) => {
      const length = lengthOf(context.value);
      const refuse = (message: string) => context.issues.push({ code: "custom", message, input: context.value });
      if (min > 0 && isBlank(context.value)) refuse(required);
      else if (length < min) refuse(tooShort);
      else if (length > max) refuse(tooLong ?? `Please use at most ${max.toLocaleString("en-GB")} characters`);
      else if (unprintable.test(context.value) || !context.value.isWellFormed())
        refuse("Please remove characters that cannot be displayed");
    },
    z.meta({ maxLength: max, ...(min > 0 && { minLength: min }) }),
  );
}

/** A name or title: one line of text without characters that disguise it. */
export const lineField = (rule: TextRule) =>
  textField(rule).check(
    z.refine(
      (value) => !deceptive.test(value) && !/[\r\n\t\u2028\u2029]/.test(value),
      "Please remove hidden characters and line breaks",
    ),
  );

/** A Discord name without the @ that people put before it; what is then empty is refused. */
export const discordName = (rule: { min: number; required: string }) =>
  z.pipe(
    z.pipe(
      z.string({ error: rule.required }),
      z.transform((typed: string) => typed.trim().replace(/^@+/, "")),
    ),
    lineField({ max: 64, min: rule.min, required: rule.required, tooShort: rule.required }),
  );

/** A password as it was typed, spaces and all; one text however a keyboard composes its letters. */
export const password = ({ min, message }: { min: number; message: string }) =>
  z.pipe(
    z.pipe(
      z.string({ error: message }),
      z.transform((typed: string) => typed.normalize("NFC")),
    ),
    z.string().check(
      z.refine((value) => lengthOf(value) >= min, message),
      z.refine((value) => lengthOf(value) <= 128, "Password must have at most 128 characters"),
      z.refine((value) => value.isWellFormed(), "Please remove characters that cannot be displayed"),
    ),
  );

/** An e-mail address as people type it; trimmed, compared without case where it must be unique. */
export const emailAddress = (message: string) =>
  z.pipe(
    z.string({ error: message }).check(z.trim(), z.normalize("NFC"), z.maxLength(254, message)),
    z.email({ error: message }),
  );
