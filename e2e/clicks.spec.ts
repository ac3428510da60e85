import type { Page } from "@playwright/test";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { dashboardTab, record, rowOf } from "./dashboard.ts";
import { expect, test } from "./fixtures/test.ts";
import { itemNamed, makeMember, memberWith, programme, redeem, rowWith } from "./points-admin.ts";

test.use({ siteKind: { name: "clicks" } });

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();
const box = (page: Page) => page.getByRole("dialog");

/** Counts mouse clicks from now on. Typing doesn't count, and Tab moves between fields. */
async function counting(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.presses = "0";
    const count = () => {
      document.documentElement.dataset.presses = String(Number(document.documentElement.dataset.presses) + 1);
    };
    document.addEventListener("pointerdown", count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses));
}

test("an article is published in two clicks, kept as a draft in two, and featured in two", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  const page = await openAs("chief", "/admin/news");
  const clicks = await counting(page);
  for (const [title, save] of [
    ["Counted and published", "Publish article"],
    ["Counted and kept", "Save draft"],
  ] as const) {
    const before = await clicks();
    await press(page, "Create Article");
    await box(page).getByRole("textbox", { name: "Title", exact: true }).fill(title);
    await box(page).getByRole("textbox", { name: "Excerpt", exact: true }).fill("In short.");
    await box(page).getByRole("textbox", { name: "Content", exact: true }).fill("At length.");
    await press(page, save);
    await rowWith(page, title).waitFor();
    expect((await clicks()) - before, save).toBe(2);
  }
  const before = await clicks();
  await press(page, "More actions for Counted and kept");
  await page.getByRole("menuitem", { name: "Feature" }).click();
  await rowWith(page, "Counted and kept").getByText("Featured", { exact: true }).waitFor();
  expect((await clicks()) - before, "feature").toBe(2);
  const [stored] = await site.asAdmin(newsDeskApi.list, { query: { search: "Counted and kept" } });
  expect(stored).toMatchObject({ status: "draft", featured: true });
});

test("39 messages are marked as read in two clicks", { tag: "@long" }, async ({ openAs, site }) => {
  const page = await openAs("chief", "/admin/messages");
  for (let sent = 0; sent < 39; sent++) {
    const body = { name: "Ida Demo", email: "ida@demo.example", subject: "media", message: `Number ${sent}` } as const;
    await site.asStrangers(contactMessagesApi.send, { body });
  }
  await page.reload();
  const clicks = await counting(page);
  await page.getByRole("checkbox", { name: "Select all 39 messages shown" }).check();
  await press(page, "Mark as read");
  await expect.poll(() => page.locator(".mail__mark").count()).toBe(0);
  expect(await clicks()).toBe(2);
});

test("an application is approved in three clicks, and a fourth takes it back", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("management", "/admin/applications");
  await record(page, "Clara Clicks");
  await page.reload();
  const clicks = await counting(page);
  const row = rowOf(page, "Clara Clicks");
  await row.locator("summary").click();
  await row.getByRole("button", { name: /^Approve/ }).click();
  await press(page, "Approve application");
  await row.getByText("Approved", { exact: true }).waitFor();
  expect(await clicks()).toBe(3);
  await press(page, "Undo");
  await row.getByText("Pending", { exact: true }).waitFor();
});

test("twenty members are awarded in six actions: five clicks and one paste", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  const names = Array.from({ length: 20 }, (_, index) => `Twenty${index}`);
  for (const name of names) await makeMember(site, name, 1);
  const page = await programme(openAs, "users");
  const clicks = await counting(page);
  await press(page, "Award many");
  await box(page).getByRole("radio", { name: "Paste names" }).check();
  await box(page)
    .getByRole("textbox", { name: "Names" })
    .fill(names.map((name) => `${name}_sample`).join("\n"));
  await box(page).getByRole("button", { name: "Best Clip 100" }).click();
  await press(page, "Check the awards");
  await press(page, "Award 20 members");
  await box(page).waitFor({ state: "hidden" }); // its review shows the balances to come
  await rowWith(page, "Twenty19").getByText("101", { exact: true }).waitFor();
  expect(await clicks()).toBe(5);
  const awarded = await site.asAdmin(pointsAdminApi.users, { query: { search: "Twenty" } });
  expect(awarded.map(({ points }) => points)).toEqual(names.map(() => 101));
});

test("ten redemptions are completed in three clicks", { tag: "@long" }, async ({ open, openAs, site }) => {
  const member = await memberWith(open, site, ["Tally", 1_100]);
  const page = await programme(openAs, "redemptions");
  const item = await itemNamed(page, "Counted seat");
  for (let made = 0; made < 10; made++) await redeem(member, item, `tally_${made}`);
  await page.reload();
  const clicks = await counting(page);
  await page.getByRole("checkbox", { name: "Select the 10 pending redemptions" }).check();
  await press(page, "Approve");
  await press(page, "Approve 10 redemptions");
  await expect.poll(() => page.locator("tbody tr", { hasText: "Completed" }).count()).toBe(10);
  expect(await clicks()).toBe(3);
  expect(await site.asAdmin(pointsAdminApi.allRedemptions, { query: { status: "pending" } })).toEqual([]);
});

test("four counts are saved in two clicks, and a result is added in two", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("chief", "/admin/social");
  const clicks = await counting(page);
  await page.getByLabel("New Twitter count").click();
  for (const count of ["2100", "3200", "4300", "1500"]) {
    await page.keyboard.type(count);
    for (const _ of ["Update", "the next field"]) await page.keyboard.press("Tab");
  }
  await press(page, "Save all");
  await expect.poll(() => page.getByText("Saved", { exact: true }).count()).toBe(4);
  expect(await clicks()).toBe(2);

  await dashboardTab(page, "Achievements").click();
  const before = await clicks();
  await press(page, "Add Achievement");
  await box(page).getByLabel("Title").fill("Counted Cup");
  await box(page).getByLabel("Position", { exact: true }).fill("2");
  await box(page).getByLabel("Date").fill("2026-03-29");
  await box(page).getByRole("button", { name: "Add Achievement" }).click();
  await rowWith(page, "Counted Cup").waitFor();
  expect((await clicks()) - before).toBe(2);
});

test("a link is made and copied in three clicks", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/temp-access", { permissions: ["clipboard-read", "clipboard-write"] });
  const clicks = await counting(page);
  await press(page, "New link");
  await press(page, "Create link");
  await box(page).getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/temp-access/");
  expect(await clicks()).toBe(3);
});
