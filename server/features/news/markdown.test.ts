import { describe, expect, test } from "vitest";
import { canaries } from "#server/testing/cast/canaries.ts";
import { renderMarkdown } from "./markdown.format.ts";

test("paragraphs, emphasis, lists, quotes, tables and strikethrough are rendered", () => {
  const html = renderMarkdown(
    "# Title\n\nOne **two** *three* ~~four~~\n\n- a\n- b\n\n> said\n\n| a | b |\n|---|---|\n| 1 | 2 |",
  );
  for (const piece of [
    "<h2>Title</h2>",
    "<strong>two</strong>",
    "<em>three</em>",
    "<s>four</s>",
    "<li>a</li>",
    "<blockquote>",
    '<td class="figure">1</td>',
  ]) {
    expect(html).toContain(piece);
  }
});

test("headings start at the second level, below the article's title", () => {
  expect(renderMarkdown("# One")).toBe("<h2>One</h2>\n");
  expect(renderMarkdown("## Two\n\n### Three")).toBe("<h2>Two</h2>\n<h3>Three</h3>\n");
});

test("a link is marked as one we don't vouch for", () => {
  expect(renderMarkdown("[x](https://a.example)")).toContain(
    '<a href="https://a.example" rel="nofollow noopener ugc">x</a>',
  );
});

test("a picture is shown only from this site or over https", () => {
  expect(renderMarkdown("![a](https://a.example/x.png)")).toContain('<img src="https://a.example/x.png" alt="a"');
  expect(renderMarkdown("![a](/media/0a.webp)")).toContain('<img src="/media/0a.webp"');
  expect(renderMarkdown("![a](https://a.example/x.png)")).toMatch(/data-drawn="\/art\/terrain\/video\/gate-\d\.svg"/);
  expect(renderMarkdown("![a](/art/terrain/hero/origin.svg)")).not.toContain("data-drawn");
  expect(renderMarkdown("![hill](http://a.example/x.png)")).not.toContain("<img");
  expect(renderMarkdown("![hill](/api/auth/logout)")).toBe("<p>hill</p>\n");
});

describe("anything that could run in a reader's browser", () => {
  test.each(canaries)("stays text: %j", (canary) => {
    const html = renderMarkdown(canary);
    const withoutText = html.replaceAll(/&(lt|gt|quot|amp);/g, "");
    expect(withoutText).not.toMatch(/<(script|svg|iframe|math|details|style|object|embed|form|input)/i);
    for (const tag of withoutText.match(/<[^>]*>/g) ?? []) {
      expect(tag.replaceAll(/"[^"]*"/g, "")).not.toMatch(/\son\w+/i);
      expect(tag).not.toMatch(/(href|src)="\s*(javascript|data|vbscript)/i);
    }
  });
});

test.each(["[", ">", "![[", "> ", "- ", "*a", "`", "|a"])("a hundred thousand characters of %j render", (piece) => {
  const html = renderMarkdown(piece.repeat(Math.floor(100_000 / piece.length)));
  expect(html.length).toBeGreaterThan(0);
});
