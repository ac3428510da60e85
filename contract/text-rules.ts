// What is wrong with text as people type it. No zod: forms in documents are checked with these rules alone, and the schemas
// of text-fields.ts are made from the same ones.

type TextLength = { min?: number; max: number; required?: string; tooShort?: string; tooLong?: string };
export type TextRule =
  | ({ kind: "text" | "line" } & TextLength)
  | { kind: "discord"; min: number; required: string }
  | { kind: "password"; min: number; message: string }
  | { kind: "email"; message: string; required?: string };

/** Rules of a form's fields, by the fields' names. */
export type TextRules = Record<string, TextRule>;

/** Length in code points; the plain length answers where it is too short for any doubt. */
const lengthOf = (value: string) => (/[\ud800-\udfff]/.test(value) ? [...value].length : value.length);

/** Control characters but tab and line breaks, and half surrogate pairs: PostgreSQL refuses the one, UTF-8 the other. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Direction overrides and letters without any width or ink, with which one name is made to look like another. */
const deceptive =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u2800\u3164\ufeff\uffa0]/;
/** Nothing readable, however long it is. */
const isBlank = (value: string) => value.replace(new RegExp(deceptive, "g"), "").trim() === "";

const unwritable = "Please remove characters that cannot be displayed";

/** Of text that has been trimmed already. */
export function textProblem(value: string, rule: TextLength): string | undefined {
  const { min = 0, max, required = "This field is required", tooShort = required, tooLong } = rule;
  const length = lengthOf(value);
  if (min > 0 && isBlank(value)) return required;
  if (length < min) return tooShort;
  if (length > max) return tooLong ?? `Please use at most ${max.toLocaleString("en-GB")} characters`;
  return unprintable.test(value) || !value.isWellFormed() ? unwritable : undefined;
}

/** A name or title is one line without characters that disguise it. */
export const disguiseProblem = (value: string) =>
  deceptive.test(value) || /[\r\n\t\u2028\u2029]/.test(value)
    ? "Please remove hidden characters and line breaks"
    : undefined;

/** A Discord name without the @ that people put before it. */
export const withoutAt = (typed: string) => typed.trim().replace(/^@+/, "");
export const discordRule = ({ min, required }: { min: number; required: string }) => ({
  max: 64,
  min,
  required,
  tooShort: required,
});

/** One text however a keyboard composes its letters. What's far too long stays as it is: many accents would take seconds. */
const composed = (typed: string, most: number) => (typed.length > most ? typed : typed.normalize("NFC"));

const passwordLength = 128;
/** A letter is composed of four parts at most. */
export const composedPassword = (typed: string) => composed(typed, 4 * passwordLength);

/** Of a password whose letters are composed already. */
export function passwordProblem(value: string, { min, message }: { min: number; message: string }): string | undefined {
  const length = lengthOf(value);
  if (length < min) return message;
  if (length > passwordLength) return `Password must have at most ${passwordLength} characters`;
  return value.isWellFormed() ? undefined : unwritable;
}

export const emailLength = 254;
export const composedEmail = (text: string) => composed(text, emailLength);
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const isEmail = (value: string) => value.length <= emailLength && emailPattern.test(value);

const lineProblem = (value: string, rule: TextLength) => textProblem(value, rule) ?? disguiseProblem(value);

/** What a person reads of what is wrong with a field as it was typed, if anything is. */
export function problemOf(typed: string, rule: TextRule): string | undefined {
  const text = typed.trim();
  switch (rule.kind) {
    case "text":
      return textProblem(text, rule);
    case "line":
      return lineProblem(text, rule);
    case "discord":
      return lineProblem(withoutAt(typed).trim(), discordRule(rule));
    case "password":
      return passwordProblem(composedPassword(typed), rule);
    case "email":
      if (text === "" && rule.required) return rule.required;
      return isEmail(composedEmail(text)) ? undefined : rule.message;
  }
}
