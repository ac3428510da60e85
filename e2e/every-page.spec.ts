import type { Page } from "@playwright/test";
import { tabPaths } from "#web/shell/admin/tabs/dashboard-tabs.ts";
import { namelessOn } from "./fixtures/names.ts";
import { expect, expectAccessible, inMotion, longIf, test } from "./fixtures/test.ts";
import { openAsMember } from "./member.ts";

test.use({ contextOptions: inMotion });

const ofVisitors = [
  "/",
  "/news",
  "/about",
  "/management",
  "/apply",
  "/login",
  "/register",
  "/forgot-password",
  "/points",
];
const ofEverybody = ["/privacy", "/terms", "/admin-login", "/no-such-page"];
const ofMembers = ["/dashboard", "/settings", "/points", "/calendar", "/staff-application", "/management-application"];
const ofStaff = ["/admin", ...tabPaths.map((tab) => `/admin/${tab}`)];

/** Enough for every page, because longer lists only repeat themselves. */
const most = 150;

/** Tabs through the page. Returns the focused elements that are covered by something. */
async function unseenFocusOn(page: Page): Promise<{ unseen: string[]; reached: number }> {
  const unseen: string[] = [];
  await page.evaluate(() => scrollTo(0, 0));
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return "end";
      if (element.hasAttribute("data-was-focused")) return "end";
      element.setAttribute("data-was-focused", "");
      const { left, top, width, height } = element.getBoundingClientRect();
      const isAt = (x: number, y: number) => {
        const seen = document.elementFromPoint(left + width * x, top + height * y);
        return (
          seen !== null &&
          (element.contains(seen) || seen.contains(element) || seen.closest("label")?.control === element)
        );
      };
      const isSeen = [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => isAt(x, y)));
      return isSeen ? "" : element.outerHTML.slice(0, 120);
    });
    if (found === "end") return { unseen, reached: presses };
    if (found) unseen.push(found);
  }
  return { unseen, reached: most };
}

/** Doubles the font size, as people can in their browser. */
const enlarge = (page: Page) => page.addStyleTag({ content: "html { font-size: 200% !important }" });

async function expectWhole(page: Page) {
  const { nameless, mains, controls } = await namelessOn(page);
  expect([nameless, mains]).toEqual([[], 1]);
  expect(controls).toBeGreaterThan(1);
  const { unseen, reached } = await unseenFocusOn(page);
  expect(unseen).toEqual([]);
  expect(reached).toBeGreaterThan(5);
  await enlarge(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, "large letters");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, "large letters").toBeLessThanOrEqual(0);
}

const what = "names its controls to the browser, shows what has the focus, and holds letters of twice the size";

for (const path of [...ofVisitors, ...ofEverybody])
  test(`${path} ${what}`, longIf(path !== "/"), async ({ open }) => {
    await expectWhole(await open(path));
  });

for (const path of ofMembers)
  test(`${path} of a member ${what}`, longIf(path !== "/points"), async ({ open }) => {
    await expectWhole(await openAsMember(open, { name: `Every${path.replaceAll(/\W/g, "")}`, path }));
  });

for (const path of ofStaff)
  test(`${path} of an admin ${what}`, longIf(path !== "/admin/players"), async ({ openAs }) => {
    await expectWhole(await openAs("admin", path));
  });
