import type { Page } from "@playwright/test";
import { dashboardTabs } from "./dashboard.ts";
import type { Open, OpenAs, Visit } from "./fixtures/test.ts";

const publicPages = ["/", "/about", "/management", "/apply", "/news", "/privacy", "/terms", "/login", "/register"];
/** The dashboard's tabs in order. */
const tabsOn = (page: Page) =>
  dashboardTabs(page).evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute("href") ?? ""));

type Opening = { open: Open; openAs: OpenAs };

/** Visits every page, as a visitor and as an admin. */
export async function onEveryPage(
  { open, openAs }: Opening,
  visit: Visit,
  look: (page: Page, path: string) => Promise<void>,
) {
  const visitor = await open("/", visit);
  const admin = await openAs("admin", "/admin", visit);
  for (const [page, paths] of [
    [visitor, publicPages],
    [admin, await tabsOn(admin)],
  ] as const)
    for (const path of paths) {
      await page.goto(path);
      await look(page, path);
    }
}
