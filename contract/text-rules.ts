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

const picture = String.raw`\p{ExtPict}(?:\p{EMod}|[\ufe0e\ufe0f])?`;
/** Letters and marks of the scripts that are written with joiners between them. */
const joined = `[${"Arab Syrc Mong Nkoo Adlm Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt".replaceAll(/\w+ ?/g, (name) => `\\p{scx=${name.trim()}}`)}]`;
/**
 * Finds what can't be seen: invisible, unassigned and private characters, marks without a letter, and a fifth mark on one. What
 * has no shape of its own but belongs where it stands is captured: in emoji, flags, keycaps, words, at the end of Malayalam ones,
 * and variants of letters.
 */
const unseen = new RegExp(
  `(${[
    String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
    String.raw`${picture}(?:\u200d${picture})*`,
    String.raw`[0-9#*]\ufe0f?\u20e3`,
    String.raw`(?<=${joined})[\u200c\u200d](?=${joined})`,
    String.raw`(?<=\u0d4d)\u200d`,
    String.raw`(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
    String.raw`(?<=\p{Script=Mong})[\u180b-\u180d\u180f]`,
  ].join("|")})|${[
    String.raw`(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{C}\u2800\ufffc\u{13441}\u{13442}\u{1d159}]`,
    String.raw`(?<=^|\s)\p{M}+`,
    String.raw`(?<=[\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+`,
  ].join("|")}`,
  "gu",
);
const isPlain = (value: string) => /^[\t\n\r -~]*$/.test(value);
/** Removes what can't be seen. */
export const onlySeen = (value: string) => (isPlain(value) ? value : value.replace(unseen, "$1"));
/** The length of what can be seen, in code points. */
export const seenLength = (value: string) => lengthOf(onlySeen(value).trim());

/** Control characters other than tabs and line breaks, which PostgreSQL refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const unwritable = "Please remove characters that can’t be displayed";

/** Returns the error message for trimmed text, or undefined if it's valid. What can't be seen doesn't count towards `min`. */
export function textProblem(value: string, rule: TextLength): string | undefined {
  const { min = 0, max, required = "This field is required", tooShort = required, tooLong } = rule;
  const seen = min > 0 ? seenLength(value) : 0;
  if (min > 0 && seen === 0) return required;
  if (seen < min) return tooShort;
  if (lengthOf(value) > max) return tooLong ?? `Please use at most ${max.toLocaleString("en-GB")} characters`;
  return unprintable.test(value) || !value.isWellFormed() ? unwritable : undefined;
}

/** Returns the error message for a name or title, which must be one line of characters that can be seen, or undefined. */
export const disguiseProblem = (value: string) =>
  /[\r\n\t\u2028\u2029]/.test(value) || onlySeen(value) !== value
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
const foreignMailbox = "We can’t send mail to addresses with letters such as é or ш before the @. Please use another.";
/** Returns the error message for an email address, or undefined. */
export function emailProblem(value: string, message: string): string | undefined {
  if (value.length <= emailLength && emailPattern.test(value)) return undefined;
  const [mailbox = "", host] = value.split("@");
  return host !== undefined && /\P{ASCII}/u.test(mailbox) ? foreignMailbox : message;
}

/** Returns the error message for a name that exists and may be from before a rule, or undefined. */
export const storedProblem = (value: string, { min = 0, required = "This field is required", max }: TextLength) =>
  lengthOf(value) < min ? required : textProblem(value, { max });

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
      return storedProblem(text, { ...rule, min: 1 });
    case "discord":
      return lineProblem(withoutAt(typed), discordRule(rule));
    case "password":
      return passwordProblem(composedPassword(typed), rule);
    case "email":
      if (text === "" && rule.required) return rule.required;
      return emailProblem(composedEmail(text), rule.message);
  }
}
