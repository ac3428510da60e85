import type { Locator, Page } from "@playwright/test";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import { callFrom, choiceOf } from "./dashboard.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { expect, expectAccessible, type OpenAs, phone } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

/** Opens the desk with an article that was stored before. */
export async function withArticle({ openAs, site }: Desk, title: string, article: object = {}) {
  const body = { title, excerpt: "In short.", content: "At length.", ...article };
  const stored = await site.asAdmin(newsDeskApi.create, { body });
  return { page: await openAs("admin", "/admin/news", { mayRefuse: "/api/admin/news/" }), stored };
}
type Desk = { openAs: OpenAs; site: RunningSite };

export const rowWith = (page: Page, text: string) => page.locator("tbody tr", { hasText: text });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
export const editor = (page: Page) => dialog(page, /^(?:Create Article|Edit article)$/);
export const innerTab = (page: Page, name: string) => editor(page).getByRole("tab", { name });
export const field = (page: Page, name: string) => editor(page).getByRole("textbox", { name, exact: true });
export const press = (page: Page, name: string) => editor(page).getByRole("button", { name, exact: true }).click();

export async function edit(page: Page, title: string) {
  await rowWith(page, title)
    .getByRole("button", { name: `Edit ${title}` })
    .click();
  await editor(page).waitFor();
}

/** Starts a new article. */
export async function write(page: Page, title: string) {
  await page.getByRole("button", { name: "Create Article" }).click();
  await field(page, "Title").fill(title);
  await field(page, "Excerpt").fill("In short.");
  await field(page, "Content").fill("At length.");
}

/** Saves it as another window of the same person would. */
export const change = (page: Page, { id, version }: DeskArticle, article: object) =>
  callFrom(page, newsDeskApi.update.path.replace(":id", id), { ...article, version }, "PUT");

export const isSelected = async (page: Page, name: string) =>
  (await innerTab(page, name).getAttribute("aria-selected")) === "true";

/** Whether it's readable, below the dialog's slope. */
export const isUncovered = (label: Locator) =>
  label.evaluate((it) => {
    const { left, top } = it.getBoundingClientRect();
    return document.elementFromPoint(left + 1, top + 1) === it;
  });

/** Checks the page at its own width and at the narrowest. */
export async function fitsAndIsAccessible(page: Page) {
  const own = page.viewportSize() ?? phone;
  for (const size of [{ width: 320, height: 640 }, own]) {
    await page.setViewportSize(size);
    const widths = editor(page).evaluate((it) =>
      [...it.children, document.documentElement].map((box) => box.scrollWidth - box.clientWidth),
    );
    expect(Math.max(...(await widths)), `${size.width} wide`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
}

export const poison = "<img src=x onerror=alert(1)>";

/** Fills in a picture's address that isn't valid yet, and a tag that wasn't added. */
export async function fillSettings(page: Page) {
  await innerTab(page, "Settings").click();
  await choiceOf(page, "Category").selectOption("Match recap");
  await editor(page).getByLabel("Featured").check();
  await field(page, "Author name").fill(poison);
  await field(page, "Picture address").fill("ftp://sample.example/x.png");
  await field(page, "Tags").pressSequentially("trios, final,");
  await field(page, "Tags").pressSequentially("Trios");
  await page.keyboard.press("Enter");
  await editor(page).getByText(newsDeskTexts.duplicateTag).waitFor();
  await field(page, "Tags").fill(poison);
  await page.keyboard.press("Enter");
  for (const tag of ["one", "two"]) await field(page, "Tags").pressSequentially(`${tag},`);
  await page.keyboard.press("Backspace");
  await editor(page).getByRole("button", { name: "Remove final" }).click();
  expect(await hasFocus(field(page, "Tags"))).toBe(true);
  expect(await editor(page).locator(".chosen li").allInnerTexts()).toEqual(["trios", poison, "one"]);
  await field(page, "Tags").pressSequentially("heat a");
}
