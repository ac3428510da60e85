import { expect, test } from "vitest";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { addTyped } from "./tag-field.tsx";

test("tags are trimmed, and commas separate several", () => {
  expect(addTyped({ tags: ["trios"], tag: "  final, heat a ,, " })).toEqual({
    tags: ["trios", "final", "heat a"],
    tag: "",
  });
});

test("a duplicate tag stays in the field, and a sentence says why", () => {
  expect(addTyped({ tags: ["Trios"], tag: "recap, trios, solo" })).toEqual({
    tags: ["Trios", "recap"],
    tag: "trios, solo",
    problem: newsDeskTexts.duplicateTag,
  });
});

test("no more than twenty tags are accepted", () => {
  const tags = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
  expect(addTyped({ tags, tag: "one more" })).toEqual({ tags, tag: "one more", problem: newsDeskTexts.tooManyTags });
});
