import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { toastSays } from "./dashboard.ts";
import { desktop, expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";
import { edit, editor, field, innerTab, press, rowWith, write } from "./news-desk.ts";

test.use({ siteKind: { name: "news-writing" } });

test("a draft takes two presses and publishing three, with the buttons side by side", async ({ openAs }) => {
  const page = await openAs("chief", "/admin/news");
  await write(page, "Two presses");
  await expectAccessible(page);
  await press(page, "Save draft");
  await toastSays(page, newsDeskTexts.saved);
  const row = rowWith(page, "Two presses");
  await row.getByText("Not yet published").waitFor();
  await edit(page, "Two presses");
  await press(page, "Publish article");
  await toastSays(page, newsDeskTexts.published);
  await row.getByText("Published", { exact: true }).waitFor();
  await edit(page, "Two presses");
  await editor(page).getByRole("button", { name: "Save article" }).waitFor();
  expect(
    await editor(page)
      .getByRole("button", { name: /draft$|^Publish/ })
      .count(),
  ).toBe(0);
});

test("the button that publishes looks busy until the answer is there", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("chief", "/admin/news");
  await write(page, "Slow line");
  const publish = editor(page).getByRole("button", { name: /^Publish/ });
  const face = () => publish.evaluate((button) => getComputedStyle(button, "::before").backgroundColor);
  const ready = await face();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${newsDeskApi.create.path}`, (route) => released.then(() => route.continue()), { times: 1 });
  await publish.click();
  await editor(page).getByRole("button", { name: "Publishing..." }).waitFor();
  await expect.poll(face).not.toBe(ready);
  release();
  await toastSays(page, newsDeskTexts.published);
});

test("Ctrl S on a new article saves a draft, says so, and goes on with the same article", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  const page = await openAs("chief", "/admin/news");
  await write(page, "Saved on the way");
  await page.keyboard.press("ControlOrMeta+s");
  await toastSays(page, newsDeskTexts.saved);
  expect(await hasFocus(field(page, "Content"))).toBe(true);
  await field(page, "Content").pressSequentially(" And on.");
  await page.keyboard.press("ControlOrMeta+s");
  await toastSays(page, newsDeskTexts.updated);
  await page.getByRole("dialog", { name: "Edit article" }).waitFor();
  await field(page, "Content").pressSequentially(" Not this.");
  await press(page, "Cancel");
  const question = page.getByRole("dialog", { name: "Discard changes?" });
  await question.getByText("The saved article won’t change.").waitFor();
  await question.getByRole("button", { name: "Discard" }).click();
  await editor(page).waitFor({ state: "hidden" });
  await rowWith(page, "Saved on the way").getByText("Not yet published").waitFor();
  const stored = await site.asAdmin(newsDeskApi.list, { query: { search: "Saved on the way" } });
  expect(stored).toMatchObject([{ status: "draft" }]);
});

test("an article is scheduled in the team's time, shown so in the list, postponed, and then published", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/news", { timezoneId: "America/New_York", mayRefuse: "/api/admin/news" });
  await write(page, "On Saturday");
  await innerTab(page, "Settings").click();
  const time = editor(page).getByLabel("Publish at");
  await editor(page).getByText("Optional, in London time.", { exact: false }).waitFor();
  await time.fill("2026-01-01T10:00");
  await expectAccessible(page);
  await press(page, "Schedule article");
  await editor(page).locator(".tabpanel .error", { hasText: newsDeskTexts.schedulePast }).waitFor();
  expect(await hasFocus(time)).toBe(true);
  await time.fill("2036-07-05T18:00");
  await press(page, "Schedule article");
  await toastSays(page, newsDeskTexts.scheduled);
  const row = rowWith(page, "On Saturday");
  await row.getByText("Scheduled for 5 Jul 2036, 18:00").waitFor();
  await row.getByText("Draft", { exact: true }).waitFor();

  await edit(page, "On Saturday");
  await innerTab(page, "Settings").click();
  expect(await time.inputValue()).toBe("2036-07-05T18:00");
  await press(page, "Don’t schedule");
  await press(page, "Save draft");
  await row.getByText("Not yet published").waitFor();
  await edit(page, "On Saturday");
  await innerTab(page, "Settings").click();
  await time.fill("2036-07-05T18:00");
  await press(page, "Publish now");
  await toastSays(page, newsDeskTexts.published);
  await row.getByText("Published", { exact: true }).waitFor();
});

test("the toolbar and its shortcuts format the selection, and the browser's undo reverts it", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/news");
  await write(page, "Marked");
  const content = field(page, "Content");
  const select = (from: number, to: number) =>
    content.evaluate((area, [start, end]) => (area as HTMLTextAreaElement).setSelectionRange(start, end), [
      from,
      to,
    ] as const); // a tuple
  await content.fill("A fine day");
  await select(2, 6);
  await editor(page).getByRole("button", { name: "Bold" }).click();
  expect(await content.inputValue()).toBe("A **fine** day");
  expect(await hasFocus(content)).toBe(true);
  await page.keyboard.type("great");
  expect(await content.inputValue()).toBe("A **great** day");
  for (let presses = 0; presses < 8 && (await content.inputValue()) !== "A fine day"; presses++)
    await page.keyboard.press("Control+z");
  expect(await content.inputValue()).toBe("A fine day");
  await select(2, 6);
  for (const [keys, text] of [
    ["Control+b", "A **fine** day"],
    ["Control+i", "A ***fine*** day"],
    ["Control+i", "A **fine** day"],
    ["Control+b", "A fine day"],
    ["Control+k", "A [fine](https://) day"],
  ] as const) {
    await page.keyboard.press(keys);
    expect(await content.inputValue()).toBe(text);
  }
  await content.fill("one\ntwo");
  await content.press("Control+a");
  await page.keyboard.press("Control+Shift+Digit8");
  expect(await content.inputValue()).toBe("- one\n- two");
  await content.press("Shift+Tab");
  expect(await hasFocus(editor(page).getByRole("button", { name: "Bold" }))).toBe(true);
  await page.keyboard.press("End");
  expect(await hasFocus(editor(page).getByRole("button", { name: "Picture" }))).toBe(true);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  expect(await content.inputValue()).toBe("> - one\n> - two");
});

test("the preview is beside the text on wide screens and follows it; on phones it's in its tab", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/news", { viewport: desktop });
  await write(page, "Side by side");
  const live = editor(page).getByRole("region", { name: "Live preview" });
  await live.getByRole("heading", { name: "Side by side" }).waitFor();
  await live.getByText("At length.").waitFor();
  await field(page, "Content").fill("## A heading\n\nAnd **more**.");
  await live.getByRole("heading", { name: "A heading" }).waitFor();
  expect(await live.locator("strong").innerText()).toBe("more");
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expect.poll(() => live.count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
