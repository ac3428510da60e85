import type { Page } from "@playwright/test";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

test.use({ siteKind: { name: "roster" } });

const header = (page: Page, name: string) => page.getByRole("columnheader", { name });
const sortBy = (page: Page, name: string) => header(page, name).getByRole("button", { name });
const expectSort = (page: Page, name: string, sort: string) =>
  expect(header(page, name)).toHaveAttribute("aria-sort", sort);
const names = (page: Page) => page.locator("tbody .table__title b").allInnerTexts();

test("the roster is sorted by its headers, by keyboard, and on a phone above its cards", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/players");
  await sortBy(page, "Earnings").waitFor();
  const given = await names(page);
  const byName = given.toSorted(new Intl.Collator("en", { numeric: true, sensitivity: "base" }).compare);
  expect(byName).not.toEqual(given);

  await sortBy(page, "Gamertag").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page)).toEqual(byName);
  await expectSort(page, "Gamertag", "ascending");
  expect(await hasFocus(sortBy(page, "Gamertag"))).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await expect.poll(() => names(page)).toEqual(byName.toReversed());
  await expectSort(page, "Gamertag", "descending");

  await sortBy(page, "Earnings").click();
  await expectSort(page, "Earnings", "descending");
  await expect(header(page, "Gamertag")).not.toHaveAttribute("aria-sort");
  await sortBy(page, "Earnings").click();
  await sortBy(page, "Earnings").click();
  await expect.poll(() => names(page)).toEqual(given);

  await page.setViewportSize(phone);
  await sortBy(page, "Gamertag").click();
  await expect.poll(() => names(page)).toEqual(byName);
  expect(await page.locator("tbody tr:first-child").evaluate((row) => getComputedStyle(row).display)).toBe("flex");
  await expectAccessible(page);
});

test("the last words of a row end where its rule ends, and the settings' switches line up", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/players");
  const rows = page.locator("tbody tr");
  await rows.first().waitFor();
  const gaps = await rows.evaluateAll((all) =>
    all.map((row) => {
      const words = document.createRange();
      words.selectNodeContents(row.querySelector(".table__actions > :last-child")?.firstChild ?? row);
      return Math.round(row.getBoundingClientRect().right - words.getBoundingClientRect().right);
    }),
  );
  expect([...new Set(gaps)]).toEqual([0]);

  await page.goto("/admin/settings");
  const tracks = page.getByRole("main").getByRole("switch").locator("i");
  await expect(tracks).toHaveCount(3);
  expect(new Set(await tracks.evaluateAll((all) => all.map((track) => track.getBoundingClientRect().left))).size).toBe(
    1,
  );
});
