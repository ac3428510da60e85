import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createContext, Script } from "node:vm";
import fc from "fast-check";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { oneTimeTokenPattern } from "#contract/accounts/constants.ts";
import { pagePattern } from "#contract/analytics/constants.ts";
import { seed } from "#server/testing/cast/seed.ts";

const root = resolve(import.meta.dirname, "..");
const sources = globSync("{contract,server,web}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["**/*.test.*", "**/testing/**", "**/*.gen.ts"],
});

type Found = { file: string; source: string; flags: string };

/** Returns every regular expression in a source file, from its syntax tree. */
function expressionsIn(file: string): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }; // ESTree's shape
      found.push({ file, source: pattern, flags });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, readFileSync(join(root, file), "utf8")).program);
  return found;
}

/** The ones built from strings. */
const ofTexts = [pagePattern, oneTimeTokenPattern].map((source) => ({ file: "contract", source, flags: "" }));
const expressions = [...sources.flatMap(expressionsIn), ...ofTexts];

/** Ten times the longest text that a single-line field takes. */
const length = 10_000;
/** Thousands of times longer than any of them needs, but an expression that backtracks catastrophically never finishes. */
const endMs = 20_000;

const context = createContext({ source: "", flags: "", text: "" });
const attempt = new Script("new RegExp(source, flags).test(text)");

function isDoneWith({ source, flags }: Omit<Found, "file">, text: string, timeout = endMs): boolean {
  try {
    attempt.runInContext(Object.assign(context, { source, flags, text }), { timeout });
    return true;
  } catch (error) {
    if (String(error).includes("timed out")) return false;
    throw error;
  }
}

/** Texts that the expression accepts, with a part repeated many times and an end that it can't accept. */
const attacksOn = (source: string) =>
  fc
    .tuple(matching(source), fc.nat(), fc.nat(), fc.constantFrom("\u0000", "!", "\n", ""))
    .map(([text, from, size, end]) => {
      const begin = from % Math.max(1, text.length);
      const part = text.slice(begin, begin + 1 + (size % 4)) || "a";
      return text.slice(0, begin) + part.repeat(Math.ceil(length / part.length)) + end;
    });

/**
 * Returns matching texts. fast-check can generate them for most expressions; for the rest, texts of the characters in the
 * expression.
 */
function matching(source: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(source), { size: "small" });
  } catch {
    return fc.string({ unit: fc.constantFrom(...source, " ", "1", "a"), minLength: 1, maxLength: 20 });
  }
}

test("an expression that backtracks endlessly is detected", () => {
  expect(isDoneWith({ source: "^(a+)+$", flags: "" }, `${"a".repeat(60)}!`, 100)).toBe(false);
});

test("none of our regular expressions is slow on 10,000 characters made to delay it", { timeout: 300_000 }, () => {
  expect(expressions.length).toBeGreaterThan(150);
  for (const { file, source, flags } of expressions) {
    const attack = fc.property(attacksOn(source), (text) => isDoneWith({ source, flags }, text));
    fc.assert(attack, {
      numRuns: 12,
      ...seed,
      reporter: (run) => expect(run, `${file}: /${source}/${flags}`).toMatchObject({ failed: false }),
    });
  }
});
