import type { FrameLocator, Page } from "@playwright/test";
import { previewPath } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { previewLinkPath } from "#contract/team/admin/preview-links/constants.ts";
import { previewLinksApi } from "#contract/team/admin/preview-links/endpoints.ts";
import { desktop, expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "preview" } });

async function draft(page: Page, changes: Record<string, unknown>) {
  const { origin } = new URL(page.url());
  const { path } = teamAdminApi.change;
  const answer = await page.request.patch(origin + path, { headers: { origin }, data: { changes } });
  expect(answer.status()).toBe(200);
}

/** Shows a preview in a frame of the dashboard, which runs no script in it. */
async function frame(page: Page, path: string): Promise<FrameLocator> {
  await page.evaluate((src) => {
    document.querySelector("#framed")?.remove();
    const made = document.createElement("iframe");
    made.id = "framed";
    made.title = "Preview";
    made.setAttribute("sandbox", "allow-same-origin");
    made.src = src;
    document.querySelector("main")?.append(made);
    return new Promise((loaded) => made.addEventListener("load", loaded));
  }, previewPath + path);
  return page.frameLocator("#framed");
}

for (const [place, viewport] of Object.entries({ desktop, phone })) {
  test(
    `staff see the draft in a frame, and visitors what's published, on a ${place}`,
    longIf(place === "phone"),
    async ({ open, openAs }) => {
      const desk = await openAs("chief", "/admin/settings", { viewport });
      await draft(desk, { name: "Summit", "about.title": "We climb." });
      const framed = await frame(desk, "/about");
      await expect(framed.getByText("We climb.")).toBeVisible();
      await expect(framed.getByRole("complementary", { name: "Preview" })).toHaveText(
        "Draft. Visitors don’t see this yet.",
      );
      const isReachable = () =>
        desk.evaluate(() => document.querySelector("iframe")?.contentDocument?.title === "About. Summit");
      expect(await isReachable()).toBe(true);
      const visitor = await open("/about", { viewport });
      await expect(visitor.getByRole("heading", { level: 1 })).not.toHaveText("We climb.");
      await expect(visitor.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
    },
  );
}

test("the banner stays in view and covers nothing, down to 320 px", { tag: "@long" }, async ({ openAs }) => {
  const viewport = { width: 320, height: 640 };
  const page = await openAs("chief", "/admin/settings", { viewport });
  await draft(page, { name: "Summit" });
  await page.route(`**${previewPath}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": "" } }); // axe is a script
  });
  await page.goto(new URL(`${previewPath}/`, page.url()).href);
  const banner = page.getByRole("complementary", { name: "Preview" });
  const topOf = (name: string) => page.locator(name).evaluate((part) => part.getBoundingClientRect().top);
  const bottom = await banner.evaluate((part) => part.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(48);
  expect(await topOf(".nav")).toBeGreaterThanOrEqual(bottom);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.addStyleTag({ content: "main > section > .wrap { content-visibility: visible !important; }" }); // as it is without script
  await expectAccessible(page);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(banner).toBeInViewport();
});

test("somebody without an account sees a link's page without script, until it's withdrawn", async ({
  open,
  openAs,
}) => {
  const desk = await openAs("chief", "/admin/settings");
  const { origin } = new URL(desk.url());
  await draft(desk, { "about.title": "We climb." });
  const made = await desk.request.post(origin + previewLinksApi.create.path, {
    headers: { origin },
    data: { path: "/about" },
  });
  const { id, linkCode } = await made.json();
  const without = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } };
  const guest = await open(`${previewLinkPath}/${linkCode}`, without);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("We climb.");
  await expect(guest.getByRole("complementary", { name: "Preview" })).toHaveText(
    /^Draft, not published yet\. Shown until /,
  );
  expect(await guest.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await desk.request.delete(origin + previewLinksApi.withdraw.path.replace(":id", id), { headers: { origin } });
  const ended = await guest.reload();
  expect(ended?.status()).toBe(410);
  await expect(guest.getByText("This preview has ended.")).toBeVisible();
  expect(await guest.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
