import { expect, test } from "vitest";
import { asBlock, type Edit, linkedTo, type MarkdownMark, markdownEdits, type Selected } from "./markdown-edit.ts";

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

test("a second picture comes behind the first, whose description is still selected", () => {
  const selected = selectedIn("Won.\n\n![|Describe the picture|](/media/a.webp)\n\nMore.");
  expect(drawn(selected, asBlock(selected, "X"))).toBe(
    "Won.\n\n![Describe the picture](/media/a.webp)\n\nX||\n\nMore.",
  );
});

test.each([
  ["see |the bracket| here", "https://a.example/b", "see [the bracket](https://a.example/b)|| here"],
  ["see| the bracket |here", " https://a.example/b\n", "see [the bracket](https://a.example/b) ||here"],
  ["|Rain|", "https://a.example/Rain_(sky)", "[Rain](https://a.example/Rain_%28sky%29)||"],
])("an address pasted over %j links it", (before, address, after) => {
  const selected = selectedIn(before);
  const edit = linkedTo(selected, address);
  expect(edit && drawn(selected, edit)).toBe(after);
});

test.each([
  ["without a selection", "see || here", "https://a.example/"],
  ["over the address of a link", "see [this](|https://|)", "https://a.example/"],
  ["over what's already the address of a link", "see [this](|page|)", "https://a.example/"],
  ["over several paragraphs", "|one\n\ntwo|", "https://a.example/"],
  ["that isn't only an address", "see |this|", "https://a.example/ and more"],
  ["that could run", "see |this|", "javascript:alert(1)"],
])("an address is pasted as it is %s", (_, before, address) => {
  expect(linkedTo(selectedIn(before), address)).toBeUndefined();
});
