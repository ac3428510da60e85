import { expect, test } from "vitest";
import { asBlock, type Edit, type MarkdownMark, markdownEdits, type Selected } from "./markdown-edit.ts";

/** A text with its selection between bars, such as `a |word| more`. */
function selectedIn(drawn: string): Selected {
  const [before = "", inside = "", after = ""] = drawn.split("|");
  return { text: before + inside + after, from: before.length, to: before.length + inside.length };
}
function drawn({ text }: Selected, { from, to, insert, select: [start, end] }: Edit): string {
  const selected = `${insert.slice(0, start)}|${insert.slice(start, end)}|${insert.slice(end)}`;
  return text.slice(0, from) + selected + text.slice(to);
}

test.each<[MarkdownMark, string, string]>([
  ["bold", "a |word| more", "a **|word|** more"],
  ["bold", "a **|word|** more", "a |word| more"],
  ["bold", "a || more", "a **|bold text|** more"],
  ["italic", "a |word| more", "a *|word|* more"],
  ["italic", "a *|word|* more", "a |word| more"],
  ["italic", "a **|word|** more", "a ***|word|*** more"],
  ["italic", "a ***|word|*** more", "a **|word|** more"],
  ["bold", "a ***|word|*** more", "a *|word|* more"],
  ["heading", "one\ntw||o\nthree", "one\n## two||\nthree"],
  ["heading", "one\n## tw||o", "one\ntwo||"],
  ["heading", "# o||ne", "## one||"],
  ["list", "|one\ntwo|\nthree", "|- one\n- two|\nthree"],
  ["list", "|one\n\ntwo\n|three", "|- one\n\n- two|\nthree"],
  ["list", "|- one\n- two|", "|one\ntwo|"],
  ["list", "||", "- ||"],
  ["quote", "o||ne", "> one||"],
  ["link", "see |the score| here", "see [the score](|https://|) here"],
  ["link", "see |https://sample.example/x|", "see [|link text|](https://sample.example/x)"],
  ["link", "||", "[link text](|https://|)"],
])("%s turns %j into %j", (mark, before, after) => {
  const selected = selectedIn(before);
  expect(drawn(selected, markdownEdits[mark](selected))).toBe(after);
});

test.each([
  ["||", "X||"],
  ["one||", "one\n\nX||"],
  ["one\n||", "one\n\nX||"],
  ["one||two", "one\n\nX||\n\ntwo"],
  ["one\n\n||\n\ntwo", "one\n\nX||\n\ntwo"],
])("a block added to %j gets its own lines: %j", (before, after) => {
  const selected = selectedIn(before);
  expect(drawn(selected, asBlock(selected, "X"))).toBe(after);
});
