import type { Page } from "@playwright/test";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { callFrom, record } from "./dashboard.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { password, personNamed, register } from "./member.ts";

test.use({ siteKind: { name: "lists" } });

const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const titlesIn = (page: Page) => page.locator("tbody .table__title b").allTextContents();
const byName = new Intl.Collator("en", { sensitivity: "base" });

test("a list is searched and sorted by the server, by keyboard too, and its address shows the same list again", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/news");
  const header = page.getByRole("columnheader", { name: "Article" });
  await header.waitFor();
  const all = await titlesIn(page);
  expect(all.length).toBeGreaterThan(3);

  await header.getByRole("button").press("Enter");
  await expect.poll(() => addressOf(page)).toEqual({ sort: "title", order: "asc" });
  await expect.poll(() => titlesIn(page)).toEqual(all.toSorted(byName.compare));
  expect(await header.getAttribute("aria-sort")).toBe("ascending");
  await header.getByRole("button").press("Enter");
  await expect.poll(() => titlesIn(page)).toEqual(all.toSorted(byName.compare).toReversed());
  await expectAccessible(page);

  const [last = ""] = all.toSorted(byName.compare);
  const part = last.slice(1, -1).trim().toUpperCase();
  await page.getByLabel("Search articles").fill(part);
  await expect.poll(() => titlesIn(page)).toEqual([last]);
  await page.getByText("1 found").waitFor({ state: "attached" });
  expect(addressOf(page)).toEqual({ sort: "title", order: "desc", search: part });
  await page.reload();
  await expect.poll(() => titlesIn(page)).toEqual([last]);
  expect(await page.getByLabel("Search articles").inputValue()).toBe(part);
  expect(await header.getAttribute("aria-sort")).toBe("descending");

  await page.getByLabel("Search articles").fill("no such thing");
  await page.getByText("No matching articles").waitFor();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.poll(() => titlesIn(page)).toHaveLength(all.length);
  expect(await page.getByLabel("Search articles").inputValue()).toBe("");
});

const searched = [
  { path: "/admin/players", field: "Search players" },
  { path: "/admin/achievements", field: "Search achievements" },
];

for (const { path, field } of searched)
  test(`${path} is searched by the server, and its address shows the same rows again`, { tag: "@long" }, async ({
    openAs,
  }) => {
    const page = await openAs("admin", path);
    await page.getByLabel(field).waitFor();
    const all = await titlesIn(page);
    const [last = ""] = all.toSorted(byName.compare).toReversed();
    await page.getByLabel(field).fill(last.toUpperCase());
    await expect.poll(() => titlesIn(page)).toEqual([last]);
    await page.getByText("1 found").waitFor({ state: "attached" });
    await expectAccessible(page);
    await page.reload();
    await expect.poll(() => titlesIn(page)).toEqual([last]);
    expect(addressOf(page)).toEqual({ search: last.toUpperCase() });
    await page.getByLabel(field).fill("no such thing");
    await page.getByRole("button", { name: "Show all" }).click();
    await expect.poll(() => titlesIn(page)).toEqual(all);
  });

const links = [
  { typed: "mona", option: /^Mona Sample.*mona@/, path: "/admin/points", row: "mona@", other: "other@" },
  { typed: "moor_ch", option: /^moor_chief.*Staff/, path: "/admin/settings", row: "moor_chief", other: "ada_admin" },
  { typed: "otis", option: /^Otis Demo/, path: "/admin/applications", row: "Otis Demo", other: "Olga Demo" },
];

test("Ctrl K leads to a member, an account and an applicant, each as the only row in its list", {
  tag: "@long",
}, async ({ openAs, site }) => {
  const mona = personNamed("Mona");
  await register(site.origin, mona);
  await register(site.origin, { ...mona, email: "other@sample.example" }); // with the same name
  await site.asAdmin(staffAccountsApi.create, { body: { username: "moor_chief", password, role: "chief" } });
  const page = await openAs("admin", "/admin/news");
  await record(page, "Otis Demo");
  await record(page, "Olga Demo");
  const palette = page.getByRole("dialog", { name: "Go to" });
  for (const { typed, option, path, row, other } of links) {
    await page.locator(".admin[style*='--bar-height']").waitFor();
    await page.keyboard.press("ControlOrMeta+k");
    await palette.getByRole("combobox").fill(typed);
    await palette.getByRole("option", { name: option }).click();
    await page.waitForURL(`**${path}?*`);
    const rows = page.locator("#admin-panel :is(tbody tr, [data-rows] > li)");
    await rows.filter({ hasText: row }).waitFor();
    expect(await rows.filter({ hasText: other }).count()).toBe(0);
  }
});

test("the bin is searched and sorted by the server, and its address shows the same rows again", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/settings?part=bin");
  for (const title of ["Sought cup", "Another cup"]) {
    const { id } = await callFrom(page, "/api/admin/achievements", { title, position: 2, date: "2026-03-29" });
    await callFrom(page, `/api/admin/achievements/${id}`, undefined, "DELETE");
  }
  await page.reload();
  const names = () => page.locator("tbody b").allInnerTexts();
  await page.getByLabel("Search the bin").fill("CUP");
  await expect.poll(names).toEqual(["Another cup", "Sought cup"]);
  await page.getByRole("button", { name: "What", exact: true }).click();
  await page.waitForURL(/bin-sort=name/);
  await page.getByLabel("Search the bin").fill("sought");
  await expect.poll(names).toEqual(["Sought cup"]);
  await page.getByRole("status").getByText("1 found").waitFor();
  await page.reload();
  await expect.poll(names).toEqual(["Sought cup"]);
  await expectAccessible(page);
  await page.getByLabel("Search the bin").fill("nothing like it");
  await page.getByText("Nothing in the bin matches").waitFor();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.poll(names).toContain("Another cup");
});

const folded = [
  { path: "/admin/settings?part=audit", filter: "Kind" },
  { path: "/admin/applications", filter: "Status" },
  { path: "/admin/points?tab=transactions", filter: "Type" },
];

for (const { path, filter } of folded)
  test(`on a phone the filters of ${path} fold behind a button that says how many are on`, { tag: "@long" }, async ({
    openAs,
  }) => {
    const page = await openAs("admin", path, { viewport: phone });
    const button = page.getByRole("button", { name: /^Filters/ });
    const choice = page.getByRole("main").getByLabel(filter, { exact: true });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(choice).toBeHidden();
    await button.press("Enter");
    await choice.selectOption({ index: 1 });
    await expect(button).toHaveAccessibleName("Filters 1 on");
    await expect(choice).toBeVisible(); // it stays open as it's used
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(button).toBeHidden();
    await expect(choice).toBeVisible();
  });
