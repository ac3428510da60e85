import { team } from "#team.config.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ siteKind: { isInDevelopment: true }, navigationTimeout: 120_000 });

test("the site with hot reload hydrates as rendered, and goes from page to page", { tag: "@long" }, async ({
  open,
  site,
}) => {
  test.slow(); // nothing is built, so Vite transforms each module on its first request
  await expect.poll(async () => (await fetch(site.origin)).status, { timeout: 120_000 }).toBe(200);
  const page = await open("/");
  await page.waitForFunction((name) => document.title.startsWith(name), team.name);
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).first().click();
  await page.waitForURL("**/about");
  expect(await page.locator("main").innerText()).not.toBe("");
});

test("a preview has its styles without scripts", { tag: "@long" }, async ({ openAs }) => {
  test.slow();
  const page = await openAs("admin", "/preview/about", { javaScriptEnabled: false });
  const banner = page.getByRole("complementary", { name: "Preview" });
  await expect(banner).toBeVisible();
  await expect(banner).toHaveCSS("position", "sticky");
  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});
