import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import type { Database } from "#server/database/database.ts";
import { dashboardTabs } from "./dashboard.ts";
import type { Identity } from "./fixtures/people.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { expect, longIf, test, type Visit } from "./fixtures/test.ts";
import { goTo, opened, openState, refused } from "./page-states.ts";
import { addressesOf, type Made } from "./pages.ts";
import { faultsAtDesk, faultsOf, faultsOnPhone } from "./sweep.ts";
import { fillForSweep, linkOf, makeMember } from "./sweep-content.ts";
import { nameOn, press } from "./temp-links.ts";

const siteKind = { name: "accessibility" };
test.use({ siteKind });
test.describe.configure({ timeout: 300_000 }); // a walk through all pages

/** Readers who can open and send everything. The others see a part of it. */
const all = ["visitor", "member", "admin"] as const;
const long = { tag: "@long" };
let made: Made & { member: Identity };

test.beforeAll(async ({ sites }) => {
  made = await fillForSweep(await sites.find(siteKind));
});

/** Returns who is signed in, or undefined. */
async function identityOf(reader: (typeof all)[number], site: RunningSite): Promise<Identity | undefined> {
  if (reader === "visitor") return undefined;
  return reader === "member" ? made.member : site.admin;
}

const visitOf = async (reader: (typeof all)[number], site: RunningSite): Promise<Visit> =>
  reader === "visitor" ? { mayRefuse: "/api/" } : { storageState: await identityOf(reader, site) };

/** Looks at each page once, at desktop width. */
async function faultsOn(page: Page, paths: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    faults.push(...(await faultsOf(page, path)));
  }
  return faults;
}

/** Looks at each page and its tabs, and maybe at the page on a phone. */
async function faultsAllOver(page: Page, paths: string[], { isOnPhone = false } = {}): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    faults.push(...(await faultsAtDesk(page, path)));
    if (isOnPhone) faults.push(...(await faultsOnPhone(page, path)));
  }
  return faults;
}

for (const reader of all)
  test(
    `every page of a ${reader} can be used without seeing it`,
    longIf(reader !== "visitor"),
    async ({ open, site }) => {
      const page = await open("/about", await visitOf(reader, site));
      expect(await faultsOn(page, addressesOf(reader, made))).toEqual([]);
    },
  );

for (const reader of all)
  test(
    `every page of a ${reader} and its tabs can be used without seeing them, also on a phone`,
    long,
    async ({ open, site }) => {
      const page = await open("/about", await visitOf(reader, site));
      const isOnPhone = reader !== "visitor"; // each public page's own journey covers phones
      expect(await faultsAllOver(page, addressesOf(reader, made), { isOnPhone })).toEqual([]);
    },
  );

for (const role of ["chief", "management"] as const)
  test(`every page of ${role} can be used without seeing it`, long, async ({ openAs }) => {
    expect(await faultsAllOver(await openAs(role, "/about"), addressesOf(role, made))).toEqual([]);
  });

test("every page of a guest can be used without seeing it", long, async ({ open, site }) => {
  const page = await open(await linkOf(site, "Guest"));
  await nameOn(page).fill("Sweep");
  await press(page);
  await page.waitForURL("**/admin/*");
  expect(await faultsAllOver(page, addressesOf("guest", made))).toEqual([]);
});

for (const reader of all) {
  test(`what opens over pages of a ${reader} can be used without seeing it`, long, async ({ open, site }) => {
    const page = await open("/about", { storageState: await identityOf(reader, site) });
    const faults: string[] = [];
    for (const state of opened[reader] ?? []) {
      await openState(page, state);
      faults.push(...(await faultsOf(page, `${state.path} ${state.press.join(", ")}`)));
    }
    expect(faults).toEqual([]);
  });

  test(`a form of a ${reader} that is refused can be corrected without seeing it`, long, async ({ open, site }) => {
    const page = await open("/about", { storageState: await identityOf(reader, site) });
    const faults: string[] = [];
    for (const state of refused[reader] ?? []) {
      await openState(page, state);
      await page.locator(".error:visible, [aria-invalid=true]:visible").first().waitFor();
      faults.push(...(await faultsOf(page, `${state.path} ${state.press.join(", ")}, refused`)));
    }
    expect(faults).toEqual([]);
  });
}

test("a tab whose lists don’t load can be used without seeing it", long, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/no-such-tab", { mayFail: "/api/" });
  const calls = /\/api\/(?:admin|social)\//;
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { error: "Please try again." } }));
  const faults: string[] = [];
  const withLists = dashboardTabs(page).filter({ hasNotText: "Settings" }); // the first part of the settings has no list
  expect(await withLists.count()).toBe(10);
  for (const tab of await withLists.all()) {
    await tab.click();
    await page.getByRole("main").getByRole("button", { name: "Try again" }).first().waitFor();
    faults.push(...(await faultsOf(page, `${await tab.innerText()}, not loaded`)));
  }
  expect(faults).toEqual([]);
});

test("what can’t be used without seeing it is found", async ({ open }) => {
  const page = await open("/terms");
  await page.evaluate(() => {
    const wrong =
      "<button></button><h6>Too low</h6><h1>One more</h1><p style='color: #777; background: #888'>Faint</p>";
    document.querySelector("main")?.insertAdjacentHTML("beforeend", wrong);
  });
  const faults = (await faultsOf(page, "/terms")).join("\n");
  for (const fault of ["a button without a name", "“Too low” of level 6", "2 headings of level 1", "color-contrast"])
    expect(faults).toContain(fault);
});

test.describe("a site that can’t read who is signed in", () => {
  const lose = (db: Database) => db.execute(sql`alter table member_sessions rename to lost_sessions`);
  test.use({ siteKind: { name: "accessibility-broken", fill: lose } });

  test("shows members a replacement page that can be used without seeing it", long, async ({ open, site }) => {
    const page = await open("/about", { mayFail: "/" });
    const { hostname: domain } = new URL(site.origin);
    const session = { name: "__Host-session", value: "A".repeat(43), domain, path: "/", secure: true };
    await page.context().addCookies([session]);
    await goTo(page, "/dashboard");
    await page.getByRole("heading", { level: 1, name: "Back in a moment" }).waitFor();
    const faults = [...(await faultsAtDesk(page, "unavailable")), ...(await faultsOnPhone(page, "unavailable"))];
    expect(faults).toEqual([]);
  });
});

test.describe("a site without content", () => {
  test.use({ siteKind: { name: "accessibility-empty" } });

  test("can be used without seeing it, even while it's locked", long, async ({ open, openAs, site }) => {
    await site.asAdmin(firstStepsApi.removeDemonstration);
    const visitor = await open("/about");
    const faults = await faultsAllOver(visitor, ["/", "/news"]);
    await visitor.close(); // an open page would count itself on the locked site, and be refused
    const member = await open("/about", { storageState: await makeMember(site.origin, "Empty") });
    faults.push(...(await faultsAllOver(member, ["/points", "/calendar", "/dashboard"])));
    await member.close();
    const desk = await openAs("admin", "/about");
    const tabs = addressesOf("admin", made).filter((path) => path.startsWith("/admin/"));
    faults.push(...(await faultsAllOver(desk, tabs)));

    await site.asAdmin(lockdownAdminApi.set, { body: { isLocked: true } });
    const locked = await open("/about", { mayFail: "/" });
    faults.push(...(await faultsAtDesk(locked, "LOCKED")), ...(await faultsOnPhone(locked, "LOCKED")));
    await site.asAdmin(lockdownAdminApi.set, { body: { isLocked: false } });
    await site.asAdmin(secondFactorApi.setPolicy, { body: { isRequired: true } });
    faults.push(...(await faultsAllOver(desk, ["/admin/set-up-second-factor"])));
    expect(faults).toEqual([]);
  });
});
