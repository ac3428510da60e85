import type { Page, Route } from "@playwright/test";
import { accessTabTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { binTexts } from "#contract/bin/constants.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { contactTexts } from "#contract/contact-messages/constants.ts";
import { callFrom, dashboardTab, readAnew, toastSays } from "./dashboard.ts";
import { expect, test } from "./fixtures/test.ts";
import { dialog, rowWith } from "./news-desk.ts";

test.use({ siteKind: { name: "bin" } });

const unanswered = "No answer came back, so this may have gone through. Check before you try again.";
const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).click();
const binned = (page: Page, name: string) =>
  page.getByRole("region", { name: "Bin", exact: true }).locator("tbody tr", { hasText: name });

const achievement = { title: "", position: 2, date: "2026-03-29" };

test("a new row is in its list before the list is loaded again", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/achievements");
  await page.getByRole("button", { name: "Add Achievement" }).click();
  const sheet = dialog(page, "Add Achievement");
  await sheet.getByLabel("Title").fill("Cup at once");
  await sheet.getByLabel("Position", { exact: true }).fill("1");
  await sheet.getByLabel("Date").fill("2026-03-29");
  await page.route("**/api/admin/achievements?*", () => {}); // no answer comes
  await sheet.getByRole("button", { name: "Add Achievement" }).click();
  await toastSays(page, achievementTexts.created);
  await rowWith(page, "Cup at once").waitFor({ timeout: 5_000 });
});

test("a toast's time goes on over page loads, and so does its Undo", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/achievements");
  await callFrom(page, "/api/admin/achievements", { ...achievement, title: "Cup of two pages" });
  await readAnew(page);
  const row = rowWith(page, "Cup of two pages");
  await row.getByRole("button", { name: /^Delete/ }).click();
  await dialog(page, "Delete Cup of two pages?").getByRole("button", { name: "Delete achievement" }).click();
  const time = page.locator(".toast__time");
  await time.waitFor();
  const shownMs = () =>
    time.evaluate((bar) => {
      const [clock] = bar.getAnimations();
      clock?.pause();
      return Number(clock?.currentTime);
    });
  await expect.poll(() => time.evaluate((bar) => Number(bar.getAnimations()[0]?.currentTime) > 300)).toBe(true);
  const before = await shownMs();
  await page.addInitScript(() => {
    const paused = new CSSStyleSheet();
    paused.replaceSync(".toast .toast__time { animation-play-state: paused }"); // so that the next pages have time to load
    document.adoptedStyleSheets.push(paused);
  });
  await page.goto("/about");
  await time.waitFor();
  const between = await shownMs();
  expect(between).toBeGreaterThanOrEqual(before);
  await page.goto("/admin/achievements");
  await time.waitFor();
  expect(await shownMs()).toBeGreaterThanOrEqual(between);
  await expect.poll(() => row.count()).toBe(0);
  await undo(page);
  await toastSays(page, binTexts.restored);
  await row.waitFor();
});

test("two things are restored at the same time, each by its own button", { tag: "@long" }, async ({ openAs, site }) => {
  const names = ["Cup one of two", "Cup two of two"];
  for (const title of names) {
    const { id } = await site.asAdmin(achievementsAdminApi.create, { body: { ...achievement, title } });
    await site.asAdmin(achievementsAdminApi.remove, { params: { id } });
  }
  const page = await openAs("admin", "/admin/settings?part=bin");
  const [first = "", second = ""] = names;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/admin/bin/*/restore", (route) => released.then(() => route.abort()), { times: 1 });
  await binned(page, first)
    .getByRole("button", { name: `Restore ${first}` })
    .click();
  await binned(page, second)
    .getByRole("button", { name: `Restore ${second}` })
    .click();
  await expect.poll(() => binned(page, second).count()).toBe(0);
  await binned(page, first).getByRole("button", { name: "Restoring..." }).waitFor();
  release();
  await binned(page, first).getByText(unanswered).waitFor();
  await binned(page, first)
    .getByRole("button", { name: `Restore ${first}` })
    .click();
  await expect.poll(() => binned(page, first).count()).toBe(0);
});

test("what was saved or deleted is shown at once, though its list is still on its way", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/achievements");
  await callFrom(page, "/api/admin/achievements", { ...achievement, title: "Cup of before" });
  await readAnew(page);
  await page.route("**/api/admin/achievements?*", () => {}); // never answers
  await rowWith(page, "Cup of before").getByRole("button", { name: /^Edit/ }).click();
  const title = dialog(page, "Edit achievement").getByLabel("Title");
  await title.fill("Cup of after");
  await dialog(page, "Edit achievement").getByRole("button", { name: "Save achievement" }).click();
  await toastSays(page, achievementTexts.updated);
  const row = rowWith(page, "Cup of after");
  await row.getByRole("button", { name: /^Edit/ }).click({ timeout: 5000 });
  expect(await title.inputValue()).toBe("Cup of after");
  await title.fill("Cup of later"); // saved without a conflict, because it starts from the version stored
  await dialog(page, "Edit achievement").getByRole("button", { name: "Save achievement" }).click();
  await rowWith(page, "Cup of later")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await dialog(page, "Delete Cup of later?").getByRole("button", { name: "Delete achievement" }).click();
  await toastSays(page, achievementTexts.deleted);
  await expect.poll(() => rowWith(page, "Cup of later").count()).toBe(0);
});

test("a message whose answer is lost arrives once, though it's sent again", async ({ open, site }) => {
  const page = await open("/");
  const form = page.locator("#contact-form");
  const message = "Did this arrive?";
  await form.getByLabel("Name").fill("Lotte Lost");
  await form.getByLabel("Email").fill("lotte@sample.example");
  await form.getByLabel("Subject").selectOption("media");
  await form.getByLabel("Message").fill(message);
  await page.route("**/api/contact", (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await form.getByRole("button", { name: "Send message" }).click();
  await form.getByText(contactTexts.unanswered).waitFor();
  expect(await form.getByLabel("Message").inputValue()).toBe(message);
  await form.getByRole("button", { name: "Send message" }).click();
  await toastSays(page, contactTexts.sent);
  expect(await site.asAdmin(contactMessagesAdminApi.list, { query: { search: "Lotte" } })).toHaveLength(1);
});

test("a result whose answer is lost may have been added, and the list behind the form shows whether it was", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/achievements");
  await page.getByRole("button", { name: "Add Achievement" }).click();
  const form = dialog(page, "Add Achievement");
  await form.getByLabel("Title").fill("Cup of the unknown");
  await form.getByLabel("Position", { exact: true }).fill("2");
  await form.getByLabel("Date").fill("2026-03-29");
  const create = (route: Route) =>
    route.request().method() === "POST" ? route.fetch().then(() => route.abort()) : route.fallback();
  await page.route("**/api/admin/achievements", create);
  await form.getByRole("button", { name: "Add Achievement" }).click();
  await form.getByText(unanswered).waitFor();
  await rowWith(page, "Cup of the unknown").waitFor();
});

test("a link that was deactivated isn't shown as active until its list arrives", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/temp-access");
  await callFrom(page, accessLinksApi.create.path, { description: "Cast of the cup" });
  await readAnew(page);
  await page.route(`**${accessLinksApi.list.path}?*`, () => {}); // never answers
  await page.getByRole("button", { name: "Deactivate the link for Cast of the cup" }).click();
  await dialog(page, "Deactivate the link for Cast of the cup?")
    .getByRole("button", { name: "Deactivate link" })
    .click();
  await toastSays(page, accessTabTexts.deactivated);
  await rowWith(page, "Cast of the cup").getByText("Inactive").waitFor();
});

test("an Undo that doesn't get through keeps its button, and says where the thing is", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/achievements");
  await callFrom(page, "/api/admin/achievements", { ...achievement, title: "Cup of second thoughts" });
  await readAnew(page);
  const row = rowWith(page, "Cup of second thoughts");
  await row.getByRole("button", { name: /^Delete/ }).click();
  await dialog(page, "Delete Cup of second thoughts?").getByRole("button", { name: "Delete achievement" }).click();
  await page.route("**/api/admin/bin/*/restore", (route) => route.abort(), { times: 1 });
  await undo(page);
  await toastSays(page, `${unanswered} If it isn’t back, it’s in Settings, Bin.`);
  await undo(page);
  await toastSays(page, binTexts.restored);
  await row.waitFor();
});

test("a follower count that was typed is still there after another tab of the dashboard", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/social");
  const count = page.getByLabel("New Twitch count");
  await count.fill("4321");
  await dashboardTab(page, "Players").click();
  await page.getByRole("button", { name: "Add Player" }).waitFor();
  await dashboardTab(page, "Social Media").click();
  expect(await count.inputValue()).toBe("4321");
});
