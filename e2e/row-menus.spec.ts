import type { Page } from "@playwright/test";
import { messageTexts } from "#contract/contact-messages/constants.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { callFrom, readAnew, told } from "./dashboard.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";
import { rowWith } from "./points-admin.ts";

test.use({ siteKind: { name: "row-menus" } });

const menuOf = (page: Page, name: string) => page.getByRole("button", { name: `More actions for ${name}` });
const choose = (page: Page, name: string) => page.getByRole("menuitem", { name }).click();

test("an article is featured in two presses, published after a question, and archived by keyboard", {
  tag: "@long",
}, async ({ openAs, site }) => {
  const title = "Moor with a menu";
  await site.asAdmin(newsDeskApi.create, { body: { title, excerpt: "x", content: "x", status: "draft" } });
  const page = await openAs("chief", "/admin/news");
  const row = rowWith(page, title);
  const menu = menuOf(page, title);

  await menu.click();
  await expectAccessible(page);
  expect(await page.getByRole("menuitem").allInnerTexts()).toEqual(["Feature", "Publish", "Archive"]);
  await choose(page, "Feature");
  await row.getByText("Featured", { exact: true }).waitFor();
  expect(await page.getByRole("menu").count()).toBe(0);

  await menu.click();
  await choose(page, "Publish");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await hasFocus(menu)).toBe(true);
  await menu.click();
  await choose(page, "Publish");
  await page.getByRole("dialog").getByRole("button", { name: "Publish 1 article" }).click();
  await row.getByText("Published", { exact: true }).waitFor();
  await expect.poll(() => hasFocus(menu)).toBe(true);

  await menu.press("Enter");
  await expect.poll(() => hasFocus(page.getByRole("menuitem").first())).toBe(true);
  await page.keyboard.press("a"); // a typed letter finds the item
  await expect.poll(() => hasFocus(page.getByRole("menuitem", { name: "Archive" }))).toBe(true);
  await page.keyboard.press("Enter");
  await row.getByText("Archived", { exact: true }).waitFor();
  await menu.press("Enter");
  await page.keyboard.press("Escape");
  expect(await hasFocus(menu)).toBe(true);
});

test("if someone else was first, the page says so immediately", { tag: "@long" }, async ({ openAs, site }) => {
  const title = "Moor at noon";
  const { id } = await site.asAdmin(newsDeskApi.create, { body: { title, excerpt: "x", content: "x" } });
  const page = await openAs("chief", "/admin/news");
  await menuOf(page, title).click();
  await site.asAdmin(newsDeskApi.change, { body: { featured: true, ids: [id] } });
  await choose(page, "Feature");
  await told(page, "This article is already featured.");
  await rowWith(page, title).getByText("Featured", { exact: true }).waitFor();
});

test("on a phone a message is archived from its row, comes back, and is deleted there without being opened", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("chief", "/admin/messages", { viewport: phone });
  const body = { name: "Ida Demo", email: "ida@demo.example", subject: "media", message: "May we film?" };
  await callFrom(page, contactMessagesApi.send.path, body);
  await readAnew(page);
  const row = page.locator(".mails > li", { hasText: "Ida Demo" });
  const menu = menuOf(page, "the message from Ida Demo");
  await menu.click();
  await expectAccessible(page);
  expect(await page.getByRole("menuitem").allInnerTexts()).toEqual(["Archive", "Delete"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await choose(page, "Archive");
  await expect.poll(() => row.count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await row.waitFor();
  await row.getByRole("button", { name: /^Mark as Read/ }).click();
  await menu.click();
  await choose(page, "Mark as unread");
  await row.getByText("New", { exact: true }).waitFor();
  await menu.click();
  await choose(page, "Delete"); // without opening it, which would mark it as read
  await page.getByRole("dialog", { name: "Delete message?" }).getByRole("button", { name: "Delete message" }).click();
  await told(page, messageTexts.deleted);
  await expect.poll(() => row.count()).toBe(0);
});

test("a message that couldn't be archived stays, and says why beside the button", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("chief", "/admin/messages");
  await callFrom(page, contactMessagesApi.send.path, {
    name: "Stan Stays",
    email: "stan@demo.example",
    subject: "media",
    message: "Hello.",
  });
  await readAnew(page);
  const listed = page.locator(".mails > li", { hasText: "Stan Stays" });
  await listed.getByRole("link").click();
  await expect(listed.getByText("New", { exact: true })).toHaveCount(0); // opening it has marked it as read
  const archive = page.getByRole("button", { name: "Archive the message from Stan Stays" });
  const failure = page.getByRole("region", { name: "Message", exact: true }).locator("p.error");
  const calls = "**/api/admin/messages**";
  await page.route(calls, (route) => (route.request().method() === "GET" ? route.fallback() : route.abort()));
  await archive.click();
  await expect(failure).toHaveText(/No answer came back/);
  await expect(listed).toBeVisible();
  expect(await page.locator(".toast").count(), "said beside the button, and nowhere else").toBe(0);
  await page.unroute(calls);
  await archive.click();
  await told(page, "Message archived");
  await expect(failure).toHaveCount(0);
  await expect(listed).toHaveCount(0);
});
