// Rules for typed text. Kept free of zod: documents check their forms with these rules only, and the schemas in text-fields.ts
// are built from the same ones.

type TextLength = { min?: number; max: number; required?: string; tooShort?: string; tooLong?: string };
export type TextRule =
  | ({ kind: "text" | "line" } & TextLength)
  | ({ kind: "username" } & TextLength)
  | { kind: "discord"; min: number; required: string }
  | { kind: "password"; min: number; message: string }
  | { kind: "email"; message: string; required?: string };

/** The rules of a form, by field name. */
export type TextRules = Record<string, TextRule>;

export const noSuchDate = "That date doesn’t exist.";
/** Browsers don't say which of the two it is. */
export const noSuchDateTyped = "That date doesn’t exist, or part of it is missing.";

/** Length in code points. Counts them only if the text has surrogate pairs. */
const lengthOf = (value: string) => (/[\ud800-\udfff]/.test(value) ? [...value].length : value.length);

/** Control characters other than tabs and line breaks, which PostgreSQL refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Direction overrides and invisible letters, which can make one name look like another. */
const deceptive =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u2800\u3164\ufeff\uffa0]/;
/** Whether the text has nothing readable in it. */
const isBlank = (value: string) => value.replace(new RegExp(deceptive, "g"), "").trim() === "";

const unwritable = "Please remove characters that can’t be displayed";

/** Returns the error message for trimmed text, or undefined if it's valid. */
export function textProblem(value: string, rule: TextLength): string | undefined {
  const { min = 0, max, required = "This field is required", tooShort = required, tooLong } = rule;
  const length = lengthOf(value);
  if (min > 0 && isBlank(value)) return required;
  if (length < min) return tooShort;
  if (length > max) return tooLong ?? `Please use at most ${max.toLocaleString("en-GB")} characters`;
  return unprintable.test(value) || !value.isWellFormed() ? unwritable : undefined;
}

/** Returns the error message for a name or title, which must be one line without characters that disguise it, or undefined. */
export const disguiseProblem = (value: string) =>
  deceptive.test(value) || /[\r\n\t\u2028\u2029]/.test(value)
    ? "Please remove hidden characters and line breaks"
    : undefined;

/** Removes the @ that people put in front of a Discord name. */
export const withoutAt = (typed: string) => typed.trim().replace(/^@+/, "");
export const discordRule = ({ min, required }: { min: number; required: string }) => ({
  max: 64,
  min,
  required,
  tooShort: required,
});

/** Normalises Unicode composition. Skips text far over the limit, because normalising many accents could take seconds. */
const composed = (typed: string, most: number) => (typed.length > most ? typed : typed.normalize("NFC"));

export const composedLine = (typed: string, { max }: TextLength) => composed(typed, 4 * max);

const passwordLength = 128;
/** Allows four times the limit, because a letter is composed of at most four characters. */
export const composedPassword = (typed: string) => composed(typed, 4 * passwordLength);

/** Returns the error message for a password that is already normalised, or undefined if it's valid. */
export function passwordProblem(value: string, { min, message }: { min: number; message: string }): string | undefined {
  const length = lengthOf(value);
  if (length < min) return message;
  if (length > passwordLength) return `Password must have at most ${passwordLength} characters`;
  return value.isWellFormed() ? undefined : unwritable;
}

export const emailLength = 254;
/** Normalises Unicode composition, and writes an international domain the way mail servers do: münchen.de is xn--mnchen-3ya.de. */
export const composedEmail = (text: string) =>
  composed(text, emailLength).replace(/(?<=@)[^\s/:?#@\\[\]%]+$/, (domain) =>
    isAscii(domain) ? domain : (URL.parse(`https://${domain}`)?.hostname ?? domain),
  );
const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text);
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/;
const isEmail = (value: string) => value.length <= emailLength && emailPattern.test(value);

/** Returns the error message for the name of an account that exists, which may be from before a rule. */
export const usernameProblem = (value: string, { required = "This field is required", max }: TextLength) =>
  value === "" ? required : textProblem(value, { max });

const lineProblem = (typed: string, rule: TextLength) => {
  const value = composedLine(typed, rule).trim();
  return textProblem(value, rule) ?? disguiseProblem(value);
};

/** Returns the error message for a field as typed, or undefined if it's valid. */
export function problemOf(typed: string, rule: TextRule): string | undefined {
  const text = typed.trim();
  switch (rule.kind) {
    case "text":
      return textProblem(text, rule);
    case "line":
      return lineProblem(typed, rule);
    case "username":
      return usernameProblem(text, rule);
    case "discord":
      return lineProblem(withoutAt(typed), discordRule(rule));
    case "password":
      return passwordProblem(composedPassword(typed), rule);
    case "email":
      if (text === "" && rule.required) return rule.required;
      return isEmail(composedEmail(text)) ? undefined : rule.message;
  }
}
