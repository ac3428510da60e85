import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { canaries } from "#server/testing/cast/canaries.ts";
import { callFrom, choiceOf, readAnew, toastSays } from "./dashboard.ts";
import { password, username } from "./fixtures/people.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";
import {
  change,
  dialog,
  edit,
  editor,
  field,
  fillSettings,
  fitsAndIsAccessible,
  innerTab,
  isSelected,
  isUncovered,
  poison,
  press,
  rowWith,
  withArticle,
} from "./news-desk.ts";

test.use({ siteKind: { name: "news-desk" } });

test("an article is written, previewed, published, changed and deleted", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/news");
  const title = "A win for the desk";
  await page.getByRole("button", { name: "Create Article" }).click();
  await innerTab(page, "Preview").click();
  await editor(page).getByText("Nothing to preview yet").waitFor();
  await press(page, "Publish article");
  await toastSays(page, newsDeskTexts.invalid);
  expect(await isSelected(page, "Content")).toBe(true);
  expect(await hasFocus(field(page, "Title"))).toBe(true);
  expect(await isUncovered(editor(page).getByText("Title", { exact: true }))).toBe(true);
  expect(await editor(page).locator(".tabpanel .error").allInnerTexts()).toEqual([
    newsDeskTexts.title,
    newsDeskTexts.excerpt,
    newsDeskTexts.content,
  ]);
  await expectAccessible(page);

  const complaint = page.locator(".toast", { hasText: newsDeskTexts.invalid });
  await field(page, "Title").fill(title);
  await field(page, "Excerpt").fill("In short.");
  await field(page, "Content").fill("At length.");
  await expect(complaint).toHaveCount(0, { timeout: 2_000 }); // nothing is wrong any more
  await field(page, "Excerpt").fill("e".repeat(251));
  await editor(page).getByText("Please use at most 250 characters").waitFor();
  await field(page, "Excerpt").fill(`Short. ${poison}`);
  await field(page, "Content").fill(`## The end\n\n${"word ".repeat(420)}\n\n${canaries.join("\n\n")}`);
  await editor(page)
    .getByText(/min to read/)
    .waitFor();
  await fillSettings(page);

  await innerTab(page, "Content").click();
  await press(page, "Publish article");
  await editor(page).locator(".tabpanel .error", { hasText: "Please upload a picture, or enter an address" }).waitFor();
  expect(await isSelected(page, "Settings")).toBe(true);
  expect(await hasFocus(field(page, "Picture address"))).toBe(true);
  await expectAccessible(page);
  await field(page, "Picture address").fill("/art/word/news-wide/1st.svg");

  await innerTab(page, "Preview").click();
  await editor(page).getByRole("heading", { name: "The end" }).waitFor();
  expect(await editor(page).locator(".preview .lead").innerText()).toBe(`Short. ${poison}`);
  expect(await editor(page).locator(".preview [onerror], .preview script, .preview iframe").count()).toBe(0);
  await editor(page).locator(".preview").getByText("Minutes to read").waitFor();
  await expectAccessible(page);
  await press(page, "Publish article");
  await toastSays(page, newsDeskTexts.published);
  const row = rowWith(page, title);
  await row.waitFor();
  for (const shown of ["Featured", "Published", "Match recap", poison, "trios", "+1"])
    expect(await row.innerText()).toContain(shown);
  await expectAccessible(page);

  await row.getByRole("button", { name: `More actions for ${title}` }).click();
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("menuitem", { name: "View on site" }).click(),
  ]);
  await tab.getByRole("heading", { level: 1, name: title }).waitFor();
  await tab.close();

  await edit(page, title);
  await innerTab(page, "Settings").click();
  await editor(page).getByRole("combobox", { name: "Status" }).selectOption("Archived");
  await press(page, "Save article");
  await toastSays(page, newsDeskTexts.updated);
  await expect.poll(() => row.locator(".badge").allInnerTexts()).toEqual(["Featured", "Archived"]);
  expect(await hasFocus(row.getByRole("button", { name: "Edit" }))).toBe(true);
  expect(await row.getByRole("link").count()).toBe(0);

  await row.getByRole("button", { name: `Delete ${title}` }).click();
  await dialog(page, `Delete ${title}?`).getByRole("button", { name: "Delete article" }).click();
  await toastSays(page, newsDeskTexts.deleted);
  await expect.poll(() => row.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("tr");
});

test("on a phone every tab of the editor fits, and the article is published from it", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/news", { viewport: phone });
  await page.getByRole("button", { name: "Create Article" }).click();
  await field(page, "Title").fill(`From the pocket ${poison}`);
  await field(page, "Excerpt").fill("In short: it fits.");
  await field(page, "Content").fill("| a | b |\n|---|---|\n| 1 | 2 |");
  await field(page, "Content").press("Tab");
  await page.keyboard.press("Enter");
  await fitsAndIsAccessible(page);
  await innerTab(page, "Settings").click();
  await fitsAndIsAccessible(page);
  await innerTab(page, "Preview").click();
  await editor(page).getByRole("region", { name: "Table" }).waitFor();
  await fitsAndIsAccessible(page);
  await press(page, "Publish article");
  await rowWith(page, "From the pocket").locator("b", { hasText: poison }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test("what was typed survives the dialog and the page, and each article asks about it", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  const { page } = await withArticle({ openAs, site }, "Kept story");
  const create = page.getByRole("button", { name: "Create Article" });
  await create.click();
  await field(page, "Title").fill("Half a thought");
  await page.keyboard.press("Escape");
  await toastSays(page, newsDeskTexts.kept);
  await create.click();
  await expect.poll(() => page.getByText(newsDeskTexts.kept).count(), { timeout: 2_000 }).toBe(0); // it would cover Continue
  await page.keyboard.press("Escape");
  await edit(page, "Kept story");
  await field(page, "Content").fill("At more length.");
  await readAnew(page);

  await edit(page, "Kept story");
  await editor(page).getByText("Continue with your unsaved text?").waitFor();
  await expectAccessible(page);
  await press(page, "Continue");
  expect(await hasFocus(field(page, "Title"))).toBe(true);
  expect(await field(page, "Content").inputValue()).toBe("At more length.");
  await page.route("**/api/admin/news/*", (route) => route.abort());
  await press(page, "Save article");
  await editor(page)
    .getByRole("alert")
    .getByText("No answer came back, so this may have gone through. Check before you try again.")
    .waitFor();
  expect(await field(page, "Content").inputValue()).toBe("At more length.");
  await page.unroute("**/api/admin/news/*");
  await press(page, "Save article");
  await toastSays(page, newsDeskTexts.updated);
  await edit(page, "Kept story");
  expect(await field(page, "Content").inputValue()).toBe("At more length.");
  await press(page, "Cancel");

  await create.click();
  await editor(page).getByText("Half a thought").waitFor();
  expect(await hasFocus(editor(page).getByRole("heading", { name: /Continue/ }))).toBe(true);
  await press(page, "Discard");
  expect(await field(page, "Title").inputValue()).toBe("");
  await field(page, "Title").fill("Another thought");
  await press(page, "Cancel");
  await dialog(page, "Discard changes?").getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => hasFocus(create)).toBe(true);
  await create.click();
  expect(await field(page, "Title").inputValue()).toBe("");
  await field(page, "Title").fill("A last thought");
  await page.keyboard.press("Escape");
  await toastSays(page, newsDeskTexts.kept);
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));
  await expect.poll(drafts).toHaveLength(1);
  await page.context().clearCookies(); // keep the session that the other journeys share
  await callFrom(page, "/api/admin/login", { username, password });
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("/");
  await expect.poll(() => drafts().catch(() => "the page is being loaded")).toEqual([]);
});

test("if two people change an article, the later one sees what the other saved and chooses", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  const { page, stored } = await withArticle({ openAs, site }, "Two hands", { tags: ["trios"] });
  await edit(page, "Two hands");
  await field(page, "Content").fill("My text.");
  const theirs = { title: "Two hands, four", excerpt: "Theirs in short.", content: "Their text." };
  await change(page, stored, theirs);
  await press(page, "Save article");
  await editor(page).getByRole("alert").getByText(newsDeskTexts.stale).waitFor();
  expect(await field(page, "Title").inputValue()).toBe("Two hands, four");
  expect(await field(page, "Content").inputValue()).toBe("My text.");
  await expect(editor(page).getByText("Content, they saved: Their text.")).toBeInViewport();
  await expectAccessible(page);
  await press(page, "Use theirs for Content");
  expect(await field(page, "Content").inputValue()).toBe("Their text.");
  await press(page, "Use yours for Content");
  await press(page, "Save article");
  await rowWith(page, "Two hands, four").getByText("Theirs in short.").waitFor();

  await edit(page, "Two hands, four");
  expect(await field(page, "Content").inputValue()).toBe("My text.");
  await field(page, "Excerpt").fill("Typed over what is gone.");
  await callFrom(page, newsDeskApi.remove.path.replace(":id", stored.id), {}, "DELETE");
  await press(page, "Save article");
  await editor(page).getByText(newsDeskTexts.gone).waitFor();
  await press(page, "Publish article");
  await rowWith(page, "Typed over what is gone.").waitFor();
});

test("a chief writes a draft with only the keyboard and filters for it; without script the list can be read", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("chief", "/admin/news");
  await page.getByRole("button", { name: "Create Article" }).focus();
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
  };
  await keys("Enter", "Shift+Tab", "ArrowRight");
  expect(await isSelected(page, "Settings")).toBe(true);
  await keys("Tab", "Tab");
  await page.keyboard.type("Draft");
  await innerTab(page, "Settings").focus();
  await keys("Home", "Tab");
  await page.keyboard.type("Soon to come");
  await keys("Tab");
  await page.keyboard.type("A word before.");
  await keys("Tab", "Tab"); // the toolbar is a single tab stop
  await page.keyboard.type("More to come.");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (let presses = 0; presses < 4 && (await focused()) !== "Save draft"; presses++) await keys("Tab");
  expect(await focused()).toBe("Save draft");
  await keys("Enter");
  await toastSays(page, newsDeskTexts.saved);
  await rowWith(page, "Soon to come").getByText("Not yet published").waitFor();
  await choiceOf(page, "Status").selectOption("Draft");
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
  expect(new URL(page.url()).search).toBe("?status=draft");
  await page.context().close();

  const still = await openAs("admin", "/admin/news?status=draft", { javaScriptEnabled: false });
  await rowWith(still, "Soon to come").waitFor();
});

test("a list or an article that doesn't load says so, and loads on retry", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  const { page } = await withArticle({ openAs, site }, "Out of reach");
  await page.route("**/api/admin/news/*", (route) => route.abort());
  await rowWith(page, "Out of reach").getByRole("button", { name: "Edit" }).click();
  await editor(page).getByText("The article didn’t load").waitFor();
  await page.unroute("**/api/admin/news/*");
  await press(page, "Try again");
  await field(page, "Title").waitFor();
  await innerTab(page, "Preview").click();
  await expect.poll(() => editor(page).locator(".art__text").innerText()).toBe("At length.");
});
