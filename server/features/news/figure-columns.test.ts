import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.format.ts";

test("columns of figures are marked with their heads, and columns of words are not", () => {
  const html = renderMarkdown("| Player | Points | Won |\n|---|---|---|\n| Scarp | 1,284 | $40 |\n| Tarn9 | 12% | |");

  expect(html).toContain("<th>Player</th>");
  expect(html).toContain('<th class="figure">Points</th>');
  expect(html).toContain('<td class="figure">1,284</td>');
  expect(html).toContain('<td class="figure">$40</td>');
  expect(html).toContain("<td>Tarn9</td>");
});

test("a column without any entry is none of figures", () => {
  expect(renderMarkdown("| a | b |\n|---|---|\n| x | |")).not.toContain("figure");
});
