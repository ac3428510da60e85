import { expect, test } from "./fixtures/test.ts";

test.use({ siteKind: { options: ["--dev"] } });

test("the site with hot reload comes alive as it was rendered, and goes from page to page", async ({ open }) => {
  const page = await open("/");
  await page.waitForFunction(() => document.title.startsWith("Flawless"));
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).first().click();
  await page.waitForURL("**/about");
  expect(await page.locator("main").innerText()).not.toBe("");
});
