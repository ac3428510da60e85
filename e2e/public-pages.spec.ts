import type { Page } from "@playwright/test";
import { addressOn } from "#contract/team/platforms.ts";
import { team } from "#team.config.ts";
import { desktop, expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";

const widths = [320, 390, 768, 1024, 1440, 1920];

/** Links to sign in, which lead back to the page, and a link home. */
const waysBackTo = (path: string) => [
  ...["Sign In /login", "Create Account /register"].map((way) => `${way}?${new URLSearchParams({ returnUrl: path })}`),
  "Back to Home /",
];

/** The pages that are closed to visitors: their questions, and their links in order. */
const gates = [
  {
    path: "/staff-application",
    title: "Moderator application",
    ask: "Authentication Required",
    ways: waysBackTo("/staff-application"),
  },
  {
    path: "/management-application",
    title: "Management application",
    ask: "Authentication Required",
    ways: waysBackTo("/management-application"),
  },
  {
    path: "/points",
    title: team.programme.name,
    ask: "Sign in first",
    ways: ["Sign In /login?returnUrl=%2Fpoints", "Create Account /register?returnUrl=%2Fpoints"],
  },
  {
    path: "/calendar",
    title: "Team calendar",
    ask: "The calendar is locked",
    ways: ["User Sign In /apply?returnUrl=%2Fcalendar", "Admin Sign In /admin-login"],
  },
  {
    path: "/dashboard",
    title: "Dashboard",
    ask: "Sign in first",
    ways: waysBackTo("/dashboard"),
  },
  {
    path: "/settings",
    title: "Settings",
    ask: "Sign in first",
    ways: ["Sign In /login?returnUrl=%2Fsettings", "Create Account /register?returnUrl=%2Fsettings", "Back to Home /"],
  },
];
const listed = ["/about", "/management", "/apply", "/privacy", "/terms"];
const all = [...listed, ...gates.map(({ path }) => path)];
/** Returns a page's headings in order, with their level: `h2 Our Story`. */
const headingsOf = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3, h4)")
    .evaluateAll((headings) => headings.map((heading) => `${heading.localName} ${heading.textContent?.trim()}`));

/** Returns a page's links in order, with their target: `Sign In /login`. */
const linksOf = (page: Page) =>
  page
    .locator("main a")
    .evaluateAll((links) => links.map((link) => `${link.textContent?.trim()} ${link.getAttribute("href")}`));

const textOf = (page: Page) => page.getByRole("main").innerText();

// The others are built from the same parts.
for (const path of all) {
  test.describe(`${path}`, longIf(path !== "/about"), () => {
    test("fits windows of every width without scrolling sideways", async ({ open }) => {
      const page = await open(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
      }
    });

    test("has no axe violations, on a desktop and on a phone", { tag: "@long" }, async ({ open }) => {
      const page = await open(path);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await expectAccessible(page, `${viewport.width} wide`);
      }
    });

    test("reads the same without script", async ({ open }) => {
      const laidOut = `${path}#main`; // lays out the sections below the first screen at once
      const page = await open(laidOut);
      const still = await open(laidOut, { javaScriptEnabled: false });
      expect(await textOf(still)).toBe(await textOf(page));
    });

    test("offers each of its links to the keyboard, in order, with none that leads nowhere", async ({ open }) => {
      const page = await open(path);
      const links = await linksOf(page);
      const reached: string[] = [];
      await page.locator("main").focus();
      for (const _ of links) {
        await page.keyboard.press("Tab");
        reached.push(
          await page.evaluate(
            () => `${document.activeElement?.textContent?.trim()} ${document.activeElement?.getAttribute("href")}`,
          ),
        );
      }
      expect(reached).toEqual(links);
      expect(await page.locator("main :is(form, input, button)").count()).toBe(0);
    });
  });
}

test("on a phone a gate offers its ways in first, then says what is behind it", { tag: "@long" }, async ({ open }) => {
  for (const { path } of gates) {
    const page = await open(path, { viewport: phone });
    const way = await page.getByRole("region").first().getByRole("link").first().boundingBox();
    const point = await page.getByRole("main").getByRole("listitem").first().boundingBox();
    expect(way?.y, path).toBeLessThan(point?.y ?? 0);
    expect((way?.y ?? 0) + (way?.height ?? 0), path).toBeLessThan(phone.height);
    await page.context().close();
  }
});

test("every page has its own title, description and address", { tag: "@long" }, async ({ open }) => {
  const heads = [];
  for (const path of all) {
    const page = await open(path, { javaScriptEnabled: false });
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
    expect(await page.locator("meta[property='og:url']").getAttribute("content")).toBe(canonical);
    expect(await page.locator("meta[name=robots]").count(), `${path} noindex`).toBe(listed.includes(path) ? 0 : 1);
    heads.push({
      title: await page.title(),
      description: await page.locator("meta[name=description]").getAttribute("content"),
    });
    await page.context().close();
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test("about tells the story, the crafts, the people and the values, and leads to the management", async ({ open }) => {
  const page = await open("/about");
  const { title, crafts, leadership, values } = team.about;
  const headings = await headingsOf(page);
  expect(headings.filter((heading) => !heading.startsWith("h3"))).toEqual([
    `h1 ${title}`,
    "h2 Our Story",
    "h2 What We're About",
    "h2 Leadership",
    "h2 Our Values",
  ]);
  expect(leadership).toHaveLength(6);
  for (const name of [...crafts, ...values].map((part) => part.title)) expect(headings).toContain(`h3 ${name}`);
  for (const { name } of leadership) expect(headings).toContain(`h3 ${name}`);
  await page.getByRole("main").getByRole("link", { name: "Meet the management" }).click();
  await page.getByRole("heading", { name: "Chiefs" }).waitFor();
});

test("management names six chiefs, the founder with a badge, and two heads", { tag: "@long" }, async ({ open }) => {
  const page = await open("/management");
  const { title, chiefs, heads } = team.management;
  expect([chiefs.length, heads.length]).toEqual([6, 2]);
  expect(await headingsOf(page)).toEqual([
    `h1 ${title}`,
    "h2 Chiefs",
    ...chiefs.map(({ name }) => `h3 ${name}`),
    "h2 Management",
    ...heads.map(({ name }) => `h3 ${name}`),
  ]);
  expect(await page.getByRole("article").filter({ hasText: "Founder" }).innerText()).toContain(chiefs[0]?.name);
  expect(await linksOf(page)).toEqual(["Back to About /about", "Get In Touch /#contact"]);
  await page.getByRole("link", { name: "Get In Touch" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#contact");
});

test("apply offers two applications, four roles on Discord, and how to get in", { tag: "@long" }, async ({ open }) => {
  const page = await open("/apply");
  const discord = addressOn("discord", team);
  const roles = team.join.roles.map(({ title }) => title);
  expect(await headingsOf(page)).toEqual([
    `h1 ${team.join.title}`,
    "h2 Moderator",
    "h2 Management",
    "h2 Four more, through Discord",
    ...roles.map((role) => `h3 ${role}`),
  ]);
  expect(await linksOf(page)).toEqual([
    "Sign In /login",
    "Create Account /register",
    "Apply as a moderator /staff-application",
    "Apply for management /management-application",
    ...roles.map((role) => `Ask on Discord about ${role} ${discord}`),
    `Join the Discord ${discord}`,
  ]);
});

for (const { path, title, ask, ways } of gates) {
  test(`${path} asks a visitor: ${ask}`, longIf(path !== "/dashboard"), async ({ open }) => {
    const page = await open(path);
    expect((await headingsOf(page)).slice(0, 2)).toEqual([`h1 ${title}`, `h2 ${ask}`]);
    expect((await linksOf(page)).slice(0, ways.length)).toEqual(ways);
  });
}

test("the moderator application says who it's for before you sign in", { tag: "@long" }, async ({ open }) => {
  const page = await open("/staff-application");
  const text = await textOf(page);
  for (const note of [...team.join.moderator.points, `Review time: ${team.join.reviewTime}`])
    expect(text).toContain(note);
});

for (const path of ["/admin", "/admin/players"]) {
  test(`${path} sends anyone who isn't an admin to the sign-in`, async ({ open }) => {
    const page = await open(path);
    expect(new URL(page.url()).pathname).toBe("/admin-login");
  });
}
