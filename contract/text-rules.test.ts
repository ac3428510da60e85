import { expect, test } from "vitest";
import { signInDialogRules, signUpDialogRules } from "./accounts/rules.ts";
import { contactRules } from "./contact-messages/rules.ts";
import { staffSignInRules } from "./staff/rules.ts";
import { fieldOf } from "./text-fields.ts";
import { problemOf } from "./text-rules.ts";

const rules = Object.entries({ signInDialogRules, signUpDialogRules, contactRules, staffSignInRules }).flatMap(
  ([form, fields]) => Object.entries(fields).map(([field, rule]) => ({ name: `${form}.${field}`, rule })),
);
const typed = [
  "",
  " ",
  "\u200b\u200b",
  "a",
  "ab",
  "  Ada Sample ",
  "ida@münchen.example",
  "ida@пример.рф",
  "ida@xn--e1afmkfd.xn--p1ai",
  "ida@münchen.example/path",
  "ida@münchen",
  "josé@sample.example",
  "@",
  "@@ada",
  "two\nlines",
  "bell\u0007",
  "half\ud800",
  "ad\u202ea",
  "\u{1f469}\u200d\u{1f680}",
  "x".repeat(64),
  "x".repeat(65),
  "x".repeat(81),
  "x".repeat(128),
  "x".repeat(129),
  "x".repeat(5001),
  "\u1f82".normalize("NFD").repeat(128),
  "\u1f82".normalize("NFD").repeat(129),
  "\u0345".repeat(400) + "\u0334".repeat(400),
  "ada@sample.example",
  " ada@sample.example ",
  "ada+team@sample.co.uk",
  "ada.@sample.example",
  "ada..ada@sample.example",
  "ada@sample",
  "ada at sample",
  `${"x".repeat(250)}@sample.example`,
];

test.each(rules)("$name: a document's check agrees with the server's", ({ rule }) => {
  const schema = fieldOf(rule);
  for (const text of typed)
    expect({ text, says: problemOf(text, rule) }).toEqual({
      text,
      says: schema.safeParse(text).error?.issues[0]?.message,
    });
});

test("an address with letters that mail can't go to is told so in a sentence of its own", () => {
  const { email } = contactRules;
  expect(problemOf("josé@sample.example", email)).toContain("before the @");
  expect(problemOf("jose@sample", email)).toBe(email.message);
  expect(problemOf("ida@münchen", email)).toBe(email.message);
});

test("a password may have 128 letters, each composed of four parts, but not one more", () => {
  const rule = { kind: "password", min: 8, message: "Too short" } as const;
  const letter = "\u1f82".normalize("NFD");
  expect(letter).toHaveLength(4);
  expect(problemOf(letter.repeat(128), rule)).toBeUndefined();
  expect(fieldOf(rule).parse(letter.repeat(128))).toBe("\u1f82".repeat(128));
  expect(problemOf(letter.repeat(129), rule)).toBe("Password must have at most 128 characters");
});
