import fc from "fast-check";
import { expect, test } from "vitest";
import { CreateVideoRequest } from "#contract/videos/admin/forms.ts";
import { descriptionFrom, titleFrom } from "./told-video.format.ts";

const videoId = "dQw4w9WgXcQ";

test.each([
  ["  One\n\ttwo\u2028three\u00a0 four ", "One two three four"],
  ["boss\u{e0041}\u200b", "boss"],
  ["\u202egnp.exe", "gnp.exe"],
  ["<b>Bold</b> & co", "<b>Bold</b> & co"],
  ["👨‍👩‍👧 family", "👨‍👩‍👧 family"],
  ["\u200b \u2060", videoId],
  ["", videoId],
])("the title %j is %j", (told, title) => {
  expect(titleFrom(told, videoId)).toBe(title);
});

test.each([
  ["First.\nStill first.\n\nhttps://shop.example", "First.\nStill first."],
  ["\n\nFirst.\r\n \r\nSecond.", "First."],
  ["", ""],
])("of the description %j it takes %j", (told, description) => {
  expect(descriptionFrom(told)).toBe(description);
});

test("a long text is cut, and says so", () => {
  expect(titleFrom("a".repeat(161), videoId)).toBe(`${"a".repeat(159)}…`);
  expect(titleFrom("a".repeat(160), videoId)).toBe("a".repeat(160));
  expect(titleFrom("😀".repeat(200), videoId)).toBe(`${"😀".repeat(159)}…`);
  expect(descriptionFrom("a".repeat(50_000))).toHaveLength(2_000);
});

test("whatever a stranger wrote, it's what staff could have typed", () => {
  const odd = fc.constantFrom(
    "\u200d",
    "\ufe0f",
    "\u0301",
    "\u{e0041}",
    "\u2028",
    "\n",
    " ",
    "😀",
    "👨",
    "\ud800",
    "\u0000",
    "क",
    "\u094d",
  );
  const text = fc.array(fc.oneof(odd, fc.string({ unit: "binary", maxLength: 3 })), { maxLength: 400 });
  fc.assert(
    fc.property(text, text, (title, description) => {
      const made = {
        videoId,
        title: titleFrom(title.join(""), videoId),
        description: descriptionFrom(description.join("")),
      };
      const accepted = CreateVideoRequest.parse(made);
      expect(accepted.title).toBe(made.title);
    }),
  );
});
