import type { Page } from "@playwright/test";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { messageTexts } from "#contract/contact-messages/constants.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { dashboardTab, readAnew, toastSays, told } from "./dashboard.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

test.use({ siteKind: { name: "messages" } });

const canary = '<img src=x onerror="document.title=1"></script><b>';
const sendersIn = (page: Page) => page.locator(".mail__name").allInnerTexts();
const write = ({ asStrangers }: RunningSite, name: string, message: string) =>
  asStrangers(contactMessagesApi.send, {
    body: { name, email: `${name.split(" ")[0]?.toLowerCase()}@demo.example`, subject: "media", message },
  });
const mail = (page: Page, name: string) => page.locator(".mails > li", { hasText: name });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const pane = (page: Page) => page.getByRole("region", { name: "Message", exact: true });
const open = (page: Page, name: string) => mail(page, name).getByRole("link").click();

async function clear({ asAdmin }: RunningSite) {
  const ids = (await asAdmin(contactMessagesAdminApi.list)).map(({ id }) => id);
  if (ids.length > 0) await asAdmin(contactMessagesAdminApi.change, { body: { change: "delete", ids } });
}

const hearsKeys = (page: Page) => page.locator(".admin[style*='--bar-height']").waitFor();
const toastCount = (page: Page) => page.locator(".toast").count();

async function fitsEverywhere(page: Page) {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fits(page), `${width} wide`).toBe(true);
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${width} wide`);
  }
}

test("messages are read, answered and deleted, and the tab counts those that nobody has read", async ({
  openAs,
  site,
}) => {
  const page = await openAs("admin", "/admin/messages");
  await page.getByText("No messages yet").waitFor();
  await expect(pane(page)).toBeHidden();
  await write(site, "Ida Demo", "May we film?\nOn Friday.");
  await write(site, `Mal ${canary}`, canary);
  await write(site, "Lou Long", `${"All of it. ".repeat(60)}\n\nThe end.`);
  await readAnew(page);
  const tab = dashboardTab(page, "Messages");
  await expect.poll(() => tab.innerText()).toMatch(/3\s*unread/);
  await fitsEverywhere(page);
  const first = page.getByRole("link", { name: "Read the first unread message" });
  expect(await first.getAttribute("href")).toBe(await mail(page, "Lou").getByRole("link").getAttribute("href"));
  expect(await sendersIn(page)).toEqual(["Lou Long", `Mal ${canary}`, "Ida Demo"]);
  expect(await mail(page, "Mal").locator(".mail__excerpt").innerText()).toBe(canary);
  await page.route("**/api/admin/messages/*/read", (route) => route.abort());
  await button(page, "Mark as Read the message from Ida Demo").click();
  await mail(page, "Ida")
    .getByText("No answer came back, so this may have gone through. Check before you try again.")
    .waitFor();
  expect(await toastCount(page), "said beside the message, and nowhere else").toBe(0);
  await page.unroute("**/api/admin/messages/*/read");
  await button(page, "Mark as Read the message from Ida Demo").press("Enter");
  await expect.poll(() => mail(page, "Ida").getByText("New", { exact: true }).count()).toBe(0);
  expect(await hasFocus(mail(page, "Ida"))).toBe(true);
  expect(await toastCount(page)).toBe(0); // the row and the tab show it
  await expect.poll(() => tab.innerText()).toMatch(/2\s*unread/);

  await open(page, "Ida");
  expect(await pane(page).locator(".mail__body").innerText()).toBe("May we film?\nOn Friday.");
  const reply = page.getByRole("link", { name: "Reply by email to Ida Demo" });
  expect(await reply.getAttribute("href")).toMatch(/^mailto:ida@demo\.example\?subject=Re%3A%20Media/);
  await open(page, "Lou");
  await pane(page).getByText("The end.").waitFor();
  await expect.poll(() => tab.innerText()).toMatch(/1\s*unread/); // opening it has marked it as read
  await fitsEverywhere(page);
  await button(page, "Mark as unread the message from Lou Long").click();
  await expect.poll(() => tab.innerText()).toMatch(/2\s*unread/);

  await button(page, "Delete the message from Lou Long").click();
  const dialog = page.getByRole("dialog", { name: "Delete the message from Lou Long?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await mail(page, "Lou").count()).toBe(1);
  await button(page, "Delete the message from Lou Long").click();
  await dialog.getByRole("button", { name: "Delete message" }).click();
  await told(page, messageTexts.deleted);
  await expect.poll(() => mail(page, "Lou").count()).toBe(0);
  await expect(pane(page)).toBeHidden();
  await expect.poll(() => tab.innerText()).toMatch(/1\s*unread/);
  await expect.poll(() => page.locator(".stats").innerText()).toMatch(/Unread\s+1\s+All\s+2/);
  expect(await page.title()).toContain("Messages");
});

test("nothing moves under the pointer: a read message stays in the unread list until you leave it", {
  tag: "@long",
}, async ({ openAs, site }) => {
  await clear(site);
  const page = await openAs("chief", "/admin/messages?state=unread");
  for (const name of ["Ann Sample", "Ben Sample", "Cat Sample"]) await write(site, name, "Hello.");
  await readAnew(page);
  const names = () => sendersIn(page);
  const places = () =>
    page.locator(".mails > li").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  await expect.poll(names).toEqual(["Cat Sample", "Ben Sample", "Ann Sample"]);
  const before = await places();
  await open(page, "Ben");
  await expect.poll(() => page.locator(".stats").innerText()).toMatch(/Unread\s+2\s+All\s+3/);
  await expect.poll(() => mail(page, "Ben").getByText("New", { exact: true }).count()).toBe(0);
  expect(await names()).toEqual(["Cat Sample", "Ben Sample", "Ann Sample"]);
  expect(await places()).toEqual(before);
  await hearsKeys(page);
  await page.keyboard.press("j"); // from the open message to the next one
  await page.keyboard.press("Enter");
  await expect.poll(() => pane(page).innerText()).toContain("Ann Sample");
  await expect.poll(() => page.locator(".stats").innerText()).toMatch(/Unread\s+1\s+All\s+3/);
  expect(await places()).toEqual(before);

  const address = page.url();
  await page.goBack();
  await expect.poll(() => pane(page).innerText()).toContain("Ben Sample");
  await page.goto(address); // a link to a message opens it
  await expect.poll(() => pane(page).innerText()).toContain("Ann Sample");
  await expect.poll(names).toEqual(["Cat Sample"]);
});

test("a message is archived with Undo, and found under Archived and by Ctrl K", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  await clear(site);
  const page = await openAs("chief", "/admin/messages");
  await write(site, "Dot Archived", "Hello.");
  await readAnew(page);
  await open(page, "Dot");
  const archive = button(page, "Archive the message from Dot Archived");
  await archive.click();
  await toastSays(page, "Message archived");
  await expect.poll(() => mail(page, "Dot").count()).toBe(0);
  await button(page, "Undo").click();
  await mail(page, "Dot").waitFor();
  await open(page, "Dot");
  await archive.click();
  await expect.poll(() => mail(page, "Dot").count()).toBe(0);
  await page.getByRole("link", { name: "Unread", exact: true }).click();
  await page.getByText("No unread messages").waitFor();
  await page.getByRole("link", { name: "Archived", exact: true }).click();
  await page.waitForURL("**/admin/messages?state=archived");
  await mail(page, "Dot").waitFor();
  await expect.poll(() => page.locator(".stats").innerText()).toMatch(/Unread\s+0\s+All\s+0/);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: /^Tab, player/ }).fill("dot arch");
  await page.getByRole("option", { name: /^Dot Archived/ }).click();
  await button(page, "Move out of archive the message from Dot Archived").click();
  await expect.poll(() => page.locator(".stats").innerText()).toMatch(/Unread\s+0\s+All\s+1/);
});

test("two messages are archived at once, and restored by Undo", { tag: "@long" }, async ({ openAs, site }) => {
  await clear(site);
  const page = await openAs("chief", "/admin/messages");
  for (const name of ["Ann Sample", "Ben Sample", "Cat Sample"]) await write(site, name, "Hello.");
  await readAnew(page);
  for (const name of ["Ann Sample", "Ben Sample"])
    await page.getByRole("checkbox", { name: `Select the message from ${name}`, exact: true }).check();
  await page.getByText("2 selected").waitFor();
  await press(page, "Archive");
  await expect.poll(() => mail(page, "Sample").count()).toBe(1);
  await mail(page, "Cat").waitFor();
  await page.getByRole("link", { name: "Archived", exact: true }).click();
  await expect.poll(() => sendersIn(page)).toEqual(["Ben Sample", "Ann Sample"]);
  await button(page, "Undo").click();
  await page.getByText("No archived messages").waitFor();
});

test("39 messages are marked as read in two actions, and some are deleted with Undo", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  await clear(site);
  const page = await openAs("chief", "/admin/messages");
  for (let made = 0; made < 39; made++) await write(site, `Guest ${made}`, "Hello.");
  await readAnew(page);
  await expect.poll(() => page.locator(".stats").innerText()).toMatch(/Unread\s+39/);
  const all = page.getByRole("checkbox", { name: "Select all 39 messages shown" });
  await all.check();
  await page.getByText("39 selected").waitFor();
  await expectAccessible(page);
  await press(page, "Mark as read");
  await expect.poll(() => page.locator(".stats").innerText()).toMatch(/Unread\s+0\s+All\s+39/);
  await expect.poll(() => page.getByText("39 marked as read").count()).toBe(1); // for screen readers
  expect(await hasFocus(all)).toBe(true);

  const box = (number: number) =>
    page.getByRole("checkbox", { name: `Select the message from Guest ${number}`, exact: true });
  await box(38).click();
  await box(35).click({ modifiers: ["Shift"] });
  await page.getByText("4 selected").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByText("4 selected").count()).toBe(0);
  await box(38).click();
  await box(37).click();
  const [newest] = await site.asAdmin(contactMessagesAdminApi.list);
  await site.asAdmin(contactMessagesAdminApi.remove, { params: { id: newest?.id ?? "" } }); // deleted by someone else
  await press(page, "Delete");
  await page
    .getByRole("dialog", { name: "Delete 2 messages?" })
    .getByRole("button", { name: "Delete 2 messages" })
    .click();
  await page.getByText("1 of 2 done.").waitFor();
  await page.getByText("The message from Guest 38: This message doesn’t exist.").waitFor();
  await toastSays(page, messageTexts.deleted);
  await expect.poll(() => box(37).count()).toBe(0);
  await button(page, "Undo").click();
  await box(37).waitFor();
});

test("on a phone a message opens over the list, which keeps its place, and several are selected", {
  tag: "@long",
}, async ({ openAs, site }) => {
  await clear(site);
  const page = await openAs("admin", "/admin/messages", { viewport: phone, mayRefuse: "/api/admin/messages/" });
  const count = 52;
  for (let made = 0; made < count; made++) await write(site, `Guest ${made}`, "Hello.");
  await readAnew(page);
  await expect.poll(() => page.locator(".mails > li").count()).toBe(50);
  await button(page, "Show more").click();
  await mail(page, "Guest 0").first().waitFor();
  await page.getByRole("link", { name: "Media from Guest 20", exact: true }).click();
  const back = page.getByRole("link", { name: "Back to messages" });
  await back.waitFor();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await expectAccessible(page);
  await back.click();
  await back.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const opener = page.getByRole("link", { name: "Media from Guest 20", exact: true });
  await expect.poll(() => hasFocus(opener)).toBe(true);
  await page.getByRole("checkbox", { name: "Select the message from Guest 20", exact: true }).check();
  await page.getByText("1 selected").waitFor();
  expect(await fits(page)).toBe(true);
  await button(page, "Clear").click();

  const [newest] = await site.asAdmin(contactMessagesAdminApi.list);
  await site.asAdmin(contactMessagesAdminApi.remove, { params: { id: newest?.id ?? "" } });
  await button(page, `Mark as Read the message from Guest ${count - 1}`).click();
  await page.getByText("This message doesn’t exist.").first().waitFor();
  await expect.poll(() => mail(page, `Guest ${count - 1}`).count()).toBe(0);
});
