import { applicationTypeLabels } from "#contract/applications/application-types.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import {
  callFrom,
  choiceOf,
  dashboardTab,
  decide,
  opened,
  pendingIn,
  readAnew,
  record,
  rowOf,
  toastSays,
} from "./dashboard.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

test.use({ siteKind: { name: "review-list" } });

test("is filtered by status and type, which the address keeps", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  const { id } = await record(page, "Fay Filter", { type: "gfx_vfx" });
  await record(page, "Fox Filter", { type: "coach" });
  await callFrom(page, `/api/admin/applications/${id}`, { status: "approved" }, "PATCH");
  await readAnew(page);
  await choiceOf(page, "Type").selectOption("GFX/VFX Designer");
  await expect.poll(() => rowOf(page, "Fox Filter").count()).toBe(0);
  await choiceOf(page, "Status").selectOption("Approved");
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ status: "approved", type: "gfx_vfx" });
  await rowOf(page, "Fay Filter").waitFor();
  await readAnew(page);
  expect(await choiceOf(page, "Status").inputValue()).toBe("approved");
  expect(await rowOf(page, "Fay Filter").count()).toBe(1);
  expect(await rowOf(page, "Fox Filter").count()).toBe(0);
  await choiceOf(page, "Status").selectOption("Rejected");
  await page.getByText("No matching applications").waitFor();
  await expectAccessible(page);
});

test("offline a list says so immediately, and loads once the browser is online again", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Lin Offline", { type: "coach" });
  await page.context().setOffline(true);
  await choiceOf(page, "Type").focus();
  await choiceOf(page, "Type").selectOption({ label: applicationTypeLabels.coach });
  await page.getByText("You’re offline.", { exact: false }).waitFor();
  expect(await hasFocus(choiceOf(page, "Type"))).toBe(true);
  await page.context().setOffline(false);
  await rowOf(page, "Lin Offline").waitFor();
});

test("a review that removes an application leaves the focus beside the gap", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Gwen Gap");
  await page.goto("/admin/applications?status=pending");
  const row = await opened(page, "Gwen Gap");
  await decide(page, row, { verb: "Approve" });
  await expect.poll(() => row.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("summary");
});

test("grows page by page to its end", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  for (const place of Array.from({ length: 26 }, (_, index) => index))
    await record(page, `Many ${place}`, { type: "content_creator" });
  await page.goto("/admin/applications?type=content_creator");
  expect(await page.locator(".application-list > li").count()).toBe(25);
  await page.route("**/api/admin/applications?*", (route) => route.abort());
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByText("More applications didn’t load.").waitFor();
  await page.unroute("**/api/admin/applications?*");
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByText("All 26 applications shown").waitFor();
  expect(await page.locator(".application-list > li").count()).toBe(26);
});

test("that doesn't load says why and can be retried", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Leo Late");
  await page.route("**/api/admin/applications?*", (route) => route.abort());
  await choiceOf(page, "Type").selectOption("Coach");
  await page.getByText("The applications didn’t load").waitFor();
  await expectAccessible(page);
  await page.unroute("**/api/admin/applications?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".application-list > li").first().waitFor();
});

test("with a row opened it fits windows of every width", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Willa Wide");
  await readAnew(page);
  await opened(page, "Willa Wide");
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
    await expectAccessible(page, `${width} wide`);
  }
});

test("an application from Discord is recorded and comes first", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  const pending = await pendingIn(page);
  await page.getByRole("button", { name: "Record application" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Record application" });
  await dialog.getByRole("button", { name: "Record application" }).click();
  await dialog.getByText(applicationTexts.option).waitFor();
  expect(await dialog.locator(".error").count()).toBe(9);
  await expectAccessible(page);
  await dialog.getByLabel("Type").selectOption("Coach");
  await dialog.getByLabel("Name", { exact: true }).fill("Cora Chat");
  await dialog.getByLabel("Email").fill("cora@sample.example");
  await dialog.getByLabel("Discord username").fill("cora_chat");
  await dialog.getByLabel("Age").selectOption("Under 12");
  await dialog.getByText(applicationTexts.tooYoung).waitFor();
  await dialog.getByLabel("Age").selectOption("17");
  await dialog.getByLabel("Time zone or country").fill("Wales");
  await dialog.getByLabel("Experience").fill("A season with a school team.");
  await dialog.getByLabel("Motivation").fill("To see others win.");
  await dialog.getByLabel("Portfolio").fill("http://cora.example");
  await dialog.getByLabel("Availability").fill("Weekends");
  await dialog.getByRole("button", { name: "Record application" }).click();
  await dialog.getByText("Please enter an address that starts with https://").waitFor();
  await dialog.getByLabel("Portfolio").fill("https://cora.example/work");
  await dialog.getByRole("button", { name: "Record application" }).click();
  await toastSays(page, applicationTexts.recorded);
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => pendingIn(page)).toBe(pending + 1);
  await expect.poll(() => page.locator(".application-list > li").first().innerText()).toContain("Cora Chat");
  const row = await opened(page, "Cora Chat");
  const portfolio = row.getByRole("link", { name: "cora.example/work" });
  expect(await portfolio.getAttribute("rel")).toBe("noopener");
});

test("what was typed is discarded only after asking", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  const add = () => page.getByRole("button", { name: "Record application" }).first().click();
  await add();
  const dialog = page.getByRole("dialog", { name: "Record application" });
  await dialog.getByLabel("Name", { exact: true }).fill("Cora Chat");
  await page.keyboard.press("Escape");
  await dashboardTab(page, "News").click();
  await page.getByRole("heading", { name: /^News/ }).waitFor();
  await dashboardTab(page, "Applications").click();
  await add();
  expect(await dialog.getByLabel("Name", { exact: true }).inputValue()).toBe("Cora Chat");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Discard changes?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep editing" }).click();
  expect(await dialog.getByLabel("Name", { exact: true }).inputValue()).toBe("Cora Chat");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Record application");
  await add();
  expect(await dialog.getByLabel("Name", { exact: true }).inputValue()).toBe("");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => dialog.count()).toBe(0);
});
