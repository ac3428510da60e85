import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";
import { openAsMember } from "./member.ts";

const widths = [320, 390, 768, 1024, 1440, 1920];

test("lines of a title don't touch: where there are three of them, or where it's smaller than an h2", {
  tag: "@long",
}, async ({ open }) => {
  for (const path of ["/about", "/management", "/apply", "/terms", "/management-application"]) {
    const page = await open(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await tightTitlesOn(page), `${path} ${width}`).toEqual([]);
    }
    await page.context().close();
  }
});

const tightTitlesOn = (page: Page) =>
  page.locator("main :is(h1, h2, .display)").evaluateAll((titles) => {
    const probe = document.createElement("h2");
    document.body.append(probe);
    const sizeOfH2 = Number.parseFloat(getComputedStyle(probe).fontSize);
    probe.remove();
    return titles.flatMap((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      const { fontSize, lineHeight } = getComputedStyle(title);
      const size = Number.parseFloat(fontSize);
      const needsLeading = lines > 2 || (lines === 2 && size < sizeOfH2 - 1);
      return needsLeading && Number.parseFloat(lineHeight) / size < 0.93
        ? [`${title.textContent}: ${lines} lines`]
        : [];
    });
  });

test("words in a title are never broken", { tag: "@long" }, async ({ open }) => {
  for (const path of ["/about", "/management", "/management-application", "/staff-application", "/calendar"]) {
    const page = await open(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await brokenWordsOf(page.locator("main h1")), `${path} ${width}`).toEqual([]);
    }
    await page.context().close();
  }
});

const brokenWordsOf = (title: Locator) =>
  title.evaluate((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    return [...(text?.nodeValue ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      if (!text) return [];
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });

test("on tablets the titles of videos and articles have room for more than a word", { tag: "@long" }, async ({
  open,
}) => {
  const page = await open("/");
  for (const width of [768, 1024])
    for (const part of ["#videos", "#news"]) {
      await page.setViewportSize({ width, height: 900 });
      const widest = await page
        .locator(`${part} li h3`)
        .evaluateAll((titles) => Math.max(...titles.map(({ parentElement }) => parentElement?.clientWidth ?? 0)));
      expect.soft(widest, `${part} ${width}`).toBeGreaterThan(220);
    }
});

test("headings of the same level have the same size on a member's dashboard", { tag: "@long" }, async ({ open }) => {
  const page = await openAsMember(open, { name: "Wilma", path: "/dashboard" });
  await page.getByRole("heading", { name: "Team calendar" }).waitFor();
  await page.getByRole("heading", { name: "Nothing redeemed yet" }).waitFor();
  const sizes = await page
    .locator("main h3")
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).fontSize));
  expect(new Set(sizes).size, sizes.join()).toBe(1);
});
