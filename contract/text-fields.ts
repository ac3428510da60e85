import { z } from "zod/mini";
import { refusalSentence } from "./refusal-sentences.ts";
import {
  composedEmail,
  composedLine,
  composedPassword,
  discordRule,
  disguiseProblem,
  emailLength,
  emailPattern,
  emailProblem,
  passwordProblem,
  storedProblem,
  type TextRule,
  textProblem,
  withoutAt,
} from "./text-rules.ts";

// Every schema of the contract falls back to these messages, on the server and in forms.
z.config({ localeError: refusalSentence });

type Length = Parameters<typeof textProblem>[1];

/** Turns the message of a text rule into an issue. */
const obeys = (problemOf: (value: string) => string | undefined) => (context: z.core.ParsePayload<string>) => {
  const message = problemOf(context.value);
  if (message) context.issues.push({ code: "custom", message, input: context.value });
};

/** Multi-line text, trimmed. Length is counted in code points after trimming, so spaces by themselves count as empty. */
export const textField = (rule: Length) =>
  z.string({ error: rule.required ?? "This field is required" }).check(...textChecks(rule));

const textChecks = (rule: Length) =>
  [
    z.trim(),
    obeys((value) => textProblem(value, rule)),
    z.meta({ maxLength: rule.max, ...(rule.min !== undefined && rule.min > 0 && { minLength: rule.min }) }),
  ] as const;

/** A name or title: one line without characters that disguise it, in composed Unicode. */
export const lineField = (rule: Length) =>
  z.string({ error: rule.required ?? "This field is required" }).check(
    z.overwrite((typed) => composedLine(typed, rule)),
    ...textChecks(rule),
    obeys(disguiseProblem),
  );

/**
 * A name or title in a change of something that exists, which may be from before a rule. The service checks it with `checkChanged`.
 */
export const storedLine = (rule: Length) =>
  z.string({ error: rule.required ?? "This field is required" }).check(
    z.overwrite((typed) => composedLine(typed, rule)),
    z.trim(),
    obeys((value) => storedProblem(value, rule)),
    z.meta({ maxLength: rule.max, ...(rule.min !== undefined && rule.min > 0 && { minLength: rule.min }) }),
  );

/** The username of an account that exists, which may be from before a rule. */
export const knownUsername = (rule: Length) =>
  z.string({ error: rule.required ?? "This field is required" }).check(
    z.trim(),
    obeys((value) => storedProblem(value, { ...rule, min: 1 })),
    z.meta({ maxLength: rule.max, minLength: 1 }),
  );

/** A Discord name, without a leading @. Refused if nothing is left. */
export const discordName = (rule: { min: number; required: string }, line: typeof lineField = lineField) =>
  z.pipe(
    z.pipe(
      z.string({ error: rule.required }),
      z.transform((typed: string) => withoutAt(typed)),
    ),
    line(discordRule(rule)),
  );

/**
 * A password exactly as typed, including spaces. Unicode composition is normalised, so that every keyboard gives the same text.
 */
export const password = (rule: { min: number; message: string }) =>
  z.pipe(
    z.pipe(z.string({ error: rule.message }), z.transform(composedPassword)),
    z.string().check(obeys((value) => passwordProblem(value, rule))),
  );

/** An email address, trimmed, with its domain in ASCII. Addresses that must be unique are compared without case. */
export const emailAddress = (message: string) =>
  z.pipe(
    z.string({ error: message }).check(z.trim(), z.overwrite(composedEmail), z.maxLength(emailLength, message)),
    z.email({ error: ({ input }) => emailProblem(String(input), message), pattern: emailPattern }),
  );

/** Turns a form rule, which pages can also check without zod, into a schema. */
export function fieldOf(rule: TextRule): z.ZodMiniType<string, string> {
  switch (rule.kind) {
    case "text":
      return textField(rule);
    case "line":
      return lineField(rule);
    case "username":
      return knownUsername(rule);
    case "discord":
      return discordName(rule);
    case "password":
      return password(rule);
    case "email":
      return rule.required ? requiredEmail(rule.required, rule.message) : emailAddress(rule.message);
  }
}

const requiredEmail = (required: string, message: string) =>
  z.pipe(z.string({ error: required }).check(z.trim(), z.minLength(1, required)), emailAddress(message));
