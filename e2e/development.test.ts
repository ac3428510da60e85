import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";

const journey = useBrowser({}, ["--dev"]);

test("the site with hot reload comes alive as it was rendered, and goes from page to page", async () => {
  const page = await journey().open("/");
  await page.waitForFunction(() => document.title.startsWith("Flawless"));
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).first().click();
  await page.waitForURL("**/about");
  expect(await page.locator("main").innerText()).not.toBe("");
  await page.context().close();
});
