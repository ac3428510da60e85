import { expect, test } from "vitest";
import { Id, ImageUrl } from "./fields.ts";
import { lineField, textField } from "./text-fields.ts";

const name = lineField({ min: 2, max: 80, required: "Name is required" });
const answer = textField({ min: 50, max: 4000, required: "Please say more" });
const messageOf = (result: ReturnType<typeof name.safeParse>) => result.error?.issues[0]?.message;

test.each(["\u202e", "\u061c", "\u200b", "\u00ad", "\u3164", "\u2800", "\ufeff"])(
  "a name can't contain %j, which is invisible",
  (hidden) => {
    expect(messageOf(name.safeParse(`ab${hidden}cd`))).toBe("Please remove hidden characters and line breaks");
  },
);

test.each([" ", "\u200b", "\u2800", "\u3164", "\u2060 "])("%j is no answer, however often it's repeated", (letter) => {
  expect(messageOf(answer.safeParse(letter.repeat(60)))).toBe("Please say more");
});

test("letters of any script, and joined emoji, are an answer", () => {
  for (const said of ["\u{1f469}\u200d\u{1f680} ".repeat(30), "\u0627\u0644".repeat(30), "o\u0308".repeat(60)])
    expect(answer.safeParse(said).success).toBe(true);
});

test("an id in capitals is the same id", () => {
  expect(Id.parse("01980000-0000-7000-8000-00000000ABCD")).toBe("01980000-0000-7000-8000-00000000abcd");
});

test("an upload's address has one spelling, which shows that it's used", () => {
  const hash = "ab".repeat(32);
  expect(ImageUrl.safeParse(`/media/${hash}.webp`).success).toBe(true);
  expect(ImageUrl.safeParse(`/media/%61${hash.slice(1)}.webp`).success).toBe(false);
});
