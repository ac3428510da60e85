import type { Page } from "@playwright/test";
import { badgesApi } from "#contract/badges/endpoints.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { dashboardTab, record, rowOf } from "./dashboard.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "badges" } });

const write = ({ asAdmin }: RunningSite, name: string) =>
  asAdmin(contactMessagesApi.send, {
    body: { name, email: "writer@demo.example", subject: "media", message: "Hello." },
  });
const names = (page: Page) => page.locator(".mail__name").allInnerTexts();
const halfMinute = (page: Page) => page.clock.runFor(31_000);
const readAll = async ({ asAdmin }: RunningSite) => {
  for (const { id } of await asAdmin(contactMessagesAdminApi.list))
    await asAdmin(contactMessagesAdminApi.remove, { params: { id } });
};

test("one call every half minute counts what's waiting, the same in tab, title and list, and right after your own action", async ({
  openAs,
  site,
}) => {
  await readAll(site);
  for (const name of ["First", "Second"]) await write(site, name);
  const page = await openAs("admin", "/admin/players", { before: (opened) => opened.clock.install() });
  await expect.poll(() => dashboardTab(page, "Messages").innerText()).toMatch(/2\s*unread/);
  const calls: string[] = [];
  page.on("request", (call) => calls.push(new URL(call.url()).pathname));
  for (let round = 0; round < 4; round++) {
    const answered = page.waitForResponse(`**${badgesApi.get.path}`);
    await halfMinute(page);
    await (await answered).finished();
  }
  expect(calls.filter((path) => path === badgesApi.get.path)).toHaveLength(4);
  expect(calls.filter((path) => path.startsWith(contactMessagesAdminApi.list.path))).toEqual([]);

  await dashboardTab(page, "Messages").click();
  await expect.poll(() => page.title()).toMatch(/^\(2\) Messages/);
  await expect.poll(() => page.locator(".stats").innerText()).toMatch(/Unread\s+2\s+All\s+2/);
  await page.getByRole("button", { name: "Mark as Read the message from First" }).click();
  await expect.poll(() => page.title()).toMatch(/^\(1\) Messages/); // without waiting for the next poll
  await expect.poll(() => dashboardTab(page, "Messages").innerText()).toMatch(/1\s*unread/);
  await expect.poll(() => page.locator(".stats").innerText()).toMatch(/Unread\s+1\s+All\s+2/);
  await page.getByRole("button", { name: "Mark as Read the message from Second" }).click();
  await expect.poll(() => page.title()).toMatch(/^Messages/);
  await expect.poll(() => dashboardTab(page, "Messages").innerText()).toBe("Messages");
});

test("new rows wait behind a button, and the list stays still while you read", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  await readAll(site);
  for (const name of ["Ann", "Ben", "Cat"]) await write(site, name);
  for (const visit of [{}, { viewport: phone }]) {
    const page = await openAs("chief", "/admin/messages", { ...visit, before: (opened) => opened.clock.install() });
    const shown = await names(page);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    const place = () => page.locator(".mails > li").first().boundingBox();
    const before = await place();
    for (const name of ["Dot", "Eve", "Fay"]) await write(site, name);
    await halfMinute(page);
    const news = page.getByRole("button", { name: "Show 3 new" });
    await news.waitFor();
    expect(await names(page)).toEqual(shown);
    expect(await place()).toEqual(before);
    expect(await dashboardTab(page, "Messages").innerText()).toMatch(new RegExp(`${shown.length + 3}\\s*unread`));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Mark as Read the message from Ben" }).first().click();
    await expect.poll(() => page.getByText("New", { exact: true }).count()).toBe(shown.length - 1);
    expect(await names(page)).toEqual(shown); // reloading them doesn't add the new ones either
    await news.press("Enter");
    await expect.poll(() => names(page)).toEqual(["Fay", "Eve", "Dot", ...shown]);
    expect(await news.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await readAll(site);
    for (const name of ["Ann", "Ben", "Cat"]) await write(site, name);
  }
});

test("an application you record is in the list immediately; someone else's waits", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/applications", { before: (opened) => opened.clock.install() });
  await page.getByRole("heading", { name: "Applications" }).first().waitFor();
  await record(page, "Nils Noted");
  await page.reload();
  await rowOf(page, "Nils Noted").waitFor();
  await record(page, "Otto Other"); // by someone else, without the page knowing
  await halfMinute(page);
  await page.getByRole("button", { name: "Show 1 new" }).click();
  await rowOf(page, "Otto Other").waitFor();
});
