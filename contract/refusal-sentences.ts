import type { z } from "zod";
import { noSuchDate } from "./text-rules.ts";

type Issue = z.core.$ZodRawIssue;

const list = new Intl.ListFormat("en-GB", { type: "disjunction" });
const figure = (value: unknown) => Number(value).toLocaleString("en-GB");

const kinds: Record<string, string> = {
  string: "Please enter text",
  number: "Please enter a number",
  int: "Please enter a whole number",
  boolean: "Please send true or false",
  array: "Please send a list",
  object: "Please send an object with the fields of this call",
};

const limits = {
  string: { least: "Please use at least", most: "Please use at most", unit: " characters" },
  array: { least: "Please choose at least", most: "Please choose at most", unit: "" },
  other: { least: "Please enter at least", most: "Please enter at most", unit: "" },
};
const limitOf = (origin: unknown) => limits[origin === "string" || origin === "array" ? origin : "other"];

const required = "This field is required";
const [mostNamed, mostLetters] = [3, 40];

/** Lists the first few names and counts the rest, because a caller may send thousands. */
function someOf(names: string[]): string {
  const named = names.slice(0, mostNamed).map((name) => name.slice(0, mostLetters));
  const more = names.length - named.length;
  return `${named.join(", ")}${more > 0 ? ` and ${figure(more)} more` : ""}`;
}

export const chooseFrom = (options: readonly unknown[]) => `Please choose ${list.format(options.map(String))}`;

/** Whether the text is written like a date or moment, but names a day or time that there isn't. */
function isImpossibleDate(text: unknown): boolean {
  const [, day = "", hours = "0", minutes = "0", seconds = "0"] =
    (typeof text === "string" && /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?|$)/.exec(text)) || [];
  if (day === "") return false;
  const moment = new Date(`${day}T00:00:00Z`); // some impossible days become the next month's
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return !isDay || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59;
}

/** Returns the message of a date's schema: `otherwise` unless the date is an impossible one. */
export const dateSentence = (otherwise: string) => (issue: Issue) =>
  isImpossibleDate(issue.input) ? noSuchDate : otherwise;

/** Returns the message for an issue whose schema has none of its own. */
export function refusalSentence(issue: Issue): string {
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return required;
    return kinds[issue.expected] ?? "Please check this field";
  }
  if (issue.code === "invalid_value") return chooseFrom(issue.values);
  if (issue.code === "unrecognized_keys") return `Please leave out ${someOf(issue.keys)}: this call has no such field`;
  if (issue.code === "invalid_format") return dateSentence("Please check this field")(issue);
  if (issue.code === "too_small" && issue.input === "") return required;
  const { least, most, unit } = limitOf("origin" in issue ? issue.origin : undefined);
  if (issue.code === "too_small") return `${least} ${figure(issue.minimum)}${unit}`;
  if (issue.code === "too_big") return `${most} ${figure(issue.maximum)}${unit}`;
  return "Please check this field";
}
