import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.format.ts";

test("columns of figures are marked, headings included, and columns of words aren't", () => {
  const html = renderMarkdown("| Player | Points | Won |\n|---|---|---|\n| Scarp | 1,284 | $40 |\n| Tarn9 | 12% | |");

  expect(html).toContain("<th>Player</th>");
  expect(html).toContain('<th class="figure">Points</th>');
  expect(html).toContain('<td class="figure">1,284</td>');
  expect(html).toContain('<td class="figure">$40</td>');
  expect(html).toContain("<td>Tarn9</td>");
});

test("an empty column isn't marked as figures", () => {
  expect(renderMarkdown("| a | b |\n|---|---|\n| x | |")).not.toContain("figure");
});

test("a cell that may wrap is marked, and a short one isn't", () => {
  const note = "We talked about the barn, and then about the bus";
  const html = renderMarkdown(`| Drop | Note |\n|---|---|\n| the barn | ${note} |\n| harbour | Do that again |`);
  expect(html).toContain(`<td class="long">${note}</td>`);
  expect(html).toContain("<td>Do that again</td>");
});

test("a table of 5,000 rows takes about as long as fifty tables of 100", () => {
  const table = (rows: number) => `|a|b|\n|-|-|\n${'|1|"|\n'.repeat(rows)}\n`;
  const many = table(100).repeat(50);
  const whole = table(5_000);
  renderMarkdown(many); // warms up, since a first run is slower
  expect(cpuOf(() => renderMarkdown(whole))).toBeLessThan(5 * cpuOf(() => renderMarkdown(many)));
});

function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
