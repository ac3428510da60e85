import { commonPasswords } from "./common-passwords.ts";

/** How good a password is, or what is wrong with it. */
export type Strength = "short" | "common" | "own" | "fair" | "strong";

type Choice = {
  /** How many characters it must have. */
  least: number;
  /** Names and addresses that others know. */
  own: readonly string[];
};

/** Nothing to say about an empty field. It is a hint: nobody is refused for it. */
export function strengthOf(password: string, { least, own }: Choice): Strength | undefined {
  const length = [...password].length;
  if (length === 0) return undefined;
  if (length < least) return "short";
  if (isCommon(password)) return "common";
  if (containsAnyOf(password, own)) return "own";
  return length >= 15 || (length >= 10 && kindsIn(password) >= 3) ? "strong" : "fair";
}

/** Also with a few figures at its end, or with figures for letters. */
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

/** Of small letters, capitals, figures and the rest. */
const kindsIn = (password: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
