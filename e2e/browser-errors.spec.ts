import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { dashboardTab } from "./dashboard.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "browser-errors" } });

test("an uncaught error reaches the server's log, without personal data", async ({ open, site }) => {
  const page = await open("/about", { mayBreak: true });
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("A broken timer of ida@demo.example");
    });
    void Promise.reject(new Error('A broken promise of "Ida Example"'));
  });
  await expect.poll(site.printed).toContain("A broken timer of ...");
  await expect.poll(site.printed).toContain("A broken promise of");
  expect(site.printed()).not.toMatch(/ida@demo|Ida Example/);
});

test("an error that a page's own boundary caught reaches the log too", { tag: "@long" }, async ({ openAs, site }) => {
  const page = await openAs("chief", "/admin/messages", { mayBreak: true });
  await page.route(`**${playersAdminApi.listForStaff.path}?*`, (route) => route.fulfill({ json: [null] }));
  await dashboardTab(page, "Players").click();
  await page.getByRole("heading", { name: "This page didn’t open." }).waitFor();
  await expect.poll(site.printed).toMatch(/"page":"\/admin\/:tab","browser":"Chrome \d+"/);
});
