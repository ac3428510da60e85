import { commonPasswords } from "./common-passwords.ts";

/** How strong a password is, or what is wrong with it. */
export type Strength = "short" | "common" | "own" | "fair" | "strong";

type Choice = {
  /** The minimum length in characters. */
  least: number;
  /** Names and addresses that other people know. */
  own: readonly string[];
};

/** Rates a password. Returns undefined for an empty one. The rating is a hint and never refuses a password. */
export function strengthOf(password: string, { least, own }: Choice): Strength | undefined {
  const length = [...password].length;
  if (length === 0) return undefined;
  if (length < least) return "short";
  if (isCommon(password)) return "common";
  if (containsAnyOf(password, own)) return "own";
  return length >= 15 || (length >= 10 && kindsIn(password) >= 3) ? "strong" : "fair";
}

/** Whether a password is common, even with digits appended or in place of letters. */
function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  const spelled = spelledOut(typed);
  const forms = [typed, spelled, withoutTail(typed), spelledOut(withoutTail(typed)), withoutTail(spelled)];
  return forms.some((form) => commonPasswords.has(form)) || isRun(typed) || new Set(typed).size < 4;
}

const withoutTail = (typed: string) => typed.replace(/[\d!?.*#$@_-]+$/, "");

const letters: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};
const spelledOut = (typed: string) => [...typed].map((character) => letters[character] ?? character).join("");

const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890123456789", "qwertyuiopasdfghjklzxcvbnm"];
const runs = rows.flatMap((row) => [row, [...row].reverse().join("")]);
const isRun = (typed: string) => runs.some((run) => run.includes(typed));

const leastPart = 4;

function containsAnyOf(password: string, own: readonly string[]): boolean {
  const typed = spelledOut(password.toLowerCase());
  return own
    .flatMap((known) => known.toLowerCase().split(/[\s@._+-]+/))
    .some((part) => part.length >= leastPart && typed.includes(spelledOut(part)));
}

/** Counts the kinds of characters: lower case, upper case, digits and others. */
const kindsIn = (password: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
