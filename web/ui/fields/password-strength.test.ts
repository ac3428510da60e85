import { expect, test } from "vitest";
import { strengthOf } from "./password-strength.ts";

const judged = (password: string, userInputs: string[] = []) => strengthOf(password, { minLength: 8, userInputs });

test("an empty field isn't judged", () => {
  expect(judged("")).toBeUndefined();
});

test("length counts characters, not their encoding", () => {
  expect(judged("seven77")).toBe("short");
  expect(judged("🦊🦊🦊🦊")).toBe("short");
});

test.each(["password", "Passw0rd", "P@ssw0rd!", "Dragon2024", "qwertyui", "87654321", "aaaaaaaa", "abababab"])(
  "%s is one of the first passwords anybody would try",
  (password) => {
    expect(judged(password)).toBe("common");
  },
);

test("a password with a name or an email address in it is easy to guess, even with letters swapped", () => {
  const own = ["Sam Sample", "quartz.hill@sample.example"];
  expect(judged("xx5ample99", own)).toBe("own");
  expect(judged("my-QUARTZ-99", own)).toBe("own");
  expect(judged("samovar kettle", own)).toBe("fair");
});

test("a password is strong if it is long, or shorter with many kinds of characters", () => {
  expect(judged("moorland")).toBe("fair");
  expect(judged("moorland kettle quay")).toBe("strong");
  expect(judged("Moor-land7x")).toBe("strong");
});
