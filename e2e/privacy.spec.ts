import type { Page } from "@playwright/test";
import { retention } from "#contract/retention.ts";
import { team } from "#team.config.ts";
import { expect, test } from "./fixtures/test.ts";

const sectionsOf = (page: Page) => page.locator("main h2").allInnerTexts();
const indexOf = (page: Page) =>
  page.getByRole("navigation", { name: "On this page" }).getByRole("link").allInnerTexts();

for (const path of ["/privacy", "/terms"]) {
  test(`${path} can be read without script, with an index of its sections`, { tag: "@long" }, async ({ open }) => {
    const page = await open(path, { javaScriptEnabled: false });
    const sections = await sectionsOf(page);
    expect(sections.length).toBeGreaterThan(7);
    expect(await indexOf(page)).toEqual(sections);
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
    expect(await page.locator(":target > h2").innerText()).toBe(sections.at(-1));
  });
}

test("the notice says who's responsible, where complaints go, and how soon they're acknowledged", async ({ open }) => {
  const page = await open("/privacy");
  const { operator, regulator } = team.legal;
  const complaints = page.getByRole("region", { name: "If you’re not happy" });
  expect(await complaints.innerText()).toContain("within 30 days");
  for (const text of [team.contactEmail, regulator.name, regulator.address, operator])
    expect(await complaints.innerText()).toContain(text);
});

test("on a phone the names of stored items break only at their hyphens", { tag: "@long" }, async ({ open }) => {
  const page = await open("/privacy");
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of await page.locator("main td code, main th code").all()) {
      const lines = await name.evaluate((code) => {
        const range = document.createRange();
        range.selectNodeContents(code);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect.soft(lines, await name.innerText()).toBeLessThanOrEqual((await name.innerText()).split("-").length);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("the notice shows every retention period", { tag: "@long" }, async ({ open }) => {
  const page = await open("/privacy");
  const rows = await page
    .getByRole("table", { name: "How long each thing is kept" })
    .locator("tbody tr")
    .allInnerTexts();
  expect(rows.map((row) => row.split("\t"))).toEqual(Object.values(retention).map(({ label, kept }) => [label, kept]));
});

test("the index of a long page marks the section being read", { tag: "@long" }, async ({ open }) => {
  const page = await open("/privacy");
  const index = page.getByRole("navigation", { name: "On this page" });
  await index.getByRole("link", { name: "How long we keep it" }).click();
  await expect.poll(() => index.locator("[aria-current]").allInnerTexts()).toEqual(["How long we keep it"]);
});

test("before signing in there's no cookie, and the browser stores only what the notice lists", async ({ open }) => {
  const page = await open("/");
  await page.getByRole("switch", { name: /sound/i }).click();
  expect(await page.context().cookies()).toEqual([]);
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(keys).toEqual(["social-sound"]);
  await page.goto("/privacy");
  const named = await page.getByRole("table", { name: "Browser storage" }).locator("code").allInnerTexts();
  expect(named).toEqual([
    "assistant",
    "toasts",
    "social-sound",
    "draft:...",
    "discord-provided-...",
    "tour:...",
    "first-steps:...",
    "setup:...",
    "single-keys",
  ]);
});

test("the footer of every page links to both", { tag: "@long" }, async ({ open }) => {
  const page = await open("/about");
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: "Privacy" }).click();
  await page.getByRole("heading", { name: "Privacy", level: 1 }).waitFor();
  await foot.getByRole("link", { name: "Terms" }).click();
  await page.getByRole("heading", { name: "Terms", level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/terms");
});
