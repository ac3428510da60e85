import type { Page } from "@playwright/test";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { itemNamed, memberWith, programme, redeem, rowWith } from "./points-admin.ts";

test.use({ siteKind: { name: "select-many" } });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const select = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
const confirm = (page: Page, title: string, key: string) =>
  page.getByRole("dialog", { name: title }).getByRole("button", { name: key, exact: true }).click();
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test("ten redemptions are completed in three actions, and one that someone else resolved is reported", async ({
  open,
  openAs,
  site,
}) => {
  const member = await memberWith(open, site, ["Ren", 1_100]);
  const page = await programme(openAs, "redemptions");
  const item = await itemNamed(page, "Scrim seat");
  for (let made = 0; made < 10; made++) await redeem(member, item, `ren_${made}`);
  await page.reload();
  await page.getByRole("checkbox", { name: "Select the 10 pending redemptions" }).check();
  const [newest] = await site.asAdmin(pointsAdminApi.allRedemptions);
  await site.asAdmin(pointsAdminApi.resolve, { params: { id: newest?.id ?? "" }, body: { status: "cancelled" } });
  await press(page, "Approve");
  const asked = page.getByRole("dialog", { name: "Approve 10 redemptions?" });
  await asked.getByLabel("Notes").fill("Sent on Friday");
  await expectAccessible(page);
  await confirm(page, "Approve 10 redemptions?", "Approve 10 redemptions");
  await page.getByText("9 of 10 done.").waitFor();
  await page.getByText(/This redemption has already been completed or cancelled/).waitFor();
  await expect.poll(() => page.locator("tbody tr", { hasText: "Completed" }).count()).toBe(9);
  const completed = await site.asAdmin(pointsAdminApi.allRedemptions, { query: { status: "completed" } });
  expect(new Set(completed.map(({ adminNotes }) => adminNotes))).toEqual(new Set(["Sent on Friday"]));
  await press(page, "Dismiss");
  await expect.poll(() => page.getByText("9 of 10 done.").count()).toBe(0);
});

for (const [place, visit] of [
  ["desk", {}],
  ["phone", { viewport: phone }],
] as const)
  test(`on a ${place} several articles are published, after a question, and moved to drafts`, { tag: "@long" }, async ({
    openAs,
    site,
  }) => {
    const names = [`Moor of the ${place}`, `Fell of the ${place}`];
    for (const title of names)
      await site.asAdmin(newsDeskApi.create, { body: { title, excerpt: "x", content: "x", status: "draft" } });
    const page = await openAs("chief", "/admin/news", visit);
    for (const name of names) await select(page, name);
    await page.getByText("2 selected").waitFor();
    expect(await fits(page)).toBe(true);
    await expectAccessible(page);
    await press(page, "Publish");
    await confirm(page, "Publish 2 articles?", "Publish 2 articles");
    for (const name of names) await expect.poll(() => rowWith(page, name).innerText()).toContain("Published");
    for (const name of names) await select(page, name);
    await press(page, "Move to drafts");
    for (const name of names) await expect.poll(() => rowWith(page, name).innerText()).toContain("Draft");
  });

test("several items are retired, put back on offer, and deleted", { tag: "@long" }, async ({ openAs }) => {
  const page = await programme(openAs, "items");
  const names = ["Grey cap", "Grey mug"];
  for (const name of names) await itemNamed(page, name);
  await page.reload();
  const selectBoth = async () => {
    for (const name of names) await select(page, name);
  };
  await selectBoth();
  await press(page, "Retire");
  for (const name of names) await expect.poll(() => rowWith(page, name).innerText()).toContain("Retired");
  await selectBoth();
  await press(page, "Make active");
  for (const name of names) await expect.poll(() => rowWith(page, name).innerText()).toContain("Active");
  await selectBoth();
  await press(page, "Delete");
  await confirm(page, "Delete 2 items?", "Delete 2 items");
  for (const name of names) await expect.poll(() => rowWith(page, name).count()).toBe(0);
});

test("several links are deactivated, and a link that ended can't be selected", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  for (const description of ["North", "South"])
    await site.asAdmin(accessLinksApi.create, { body: { role: "chief", description } });
  const page = await openAs("admin", "/admin/temp-access");
  await select(page, "the link for North");
  await select(page, "the link for South");
  await press(page, "Deactivate");
  await confirm(page, "Deactivate 2 links?", "Deactivate 2 links");
  for (const name of ["North", "South"]) await expect.poll(() => rowWith(page, name).innerText()).toContain("Inactive");
  expect(await page.getByRole("checkbox", { name: /^Select the link/ }).count()).toBe(0);
});
