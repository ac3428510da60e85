/** Passwords at the top of every published list of leaks, without the digits that often follow them. */
const commonPasswords = new Set(
  `123123 111111 000000 121212 654321 666666 696969 777777 888888 1q2w3e 1q2w3e4r 1qaz2wsx qaz wsx qazwsx abc aaaaaa asd
  asdf asdfgh asdfghjkl qwe qwer qwert qwerty qwertyuiop zxcvbn zxcvbnm password secret letmein welcome changeme admin
  root test login master iloveyou loveyou love princess sunshine monkey dragon shadow football liverpool arsenal chelsea
  pokemon minecraft roblox fortnite epicgames starwars trustno freedom whatever michael charlie fuckyou money flawless`.split(
    /\s+/,
  ),
);

/** How strong a password is, or what is wrong with it. */
export type Strength = "short" | "common" | "own" | "fair" | "strong";

type Choice = {
  /** The minimum length in characters. */
  minLength: number;
  /** Names and addresses that other people know. */
  userInputs: readonly string[];
};

/** Rates a password. Returns undefined for an empty one. The rating is a hint and never refuses a password. */
export function strengthOf(password: string, { minLength, userInputs }: Choice): Strength | undefined {
  const length = [...password].length;
  if (length === 0) return undefined;
  if (length < minLength) return "short";
  if (isCommon(password)) return "common";
  if (containsAnyOf(password, userInputs)) return "own";
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
