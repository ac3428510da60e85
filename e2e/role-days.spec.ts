import type { Page } from "@playwright/test";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { tourTexts } from "#contract/first-steps/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import { team } from "#team.config.ts";
import { tabPaths } from "#web/shell/admin/tabs/dashboard-tabs.ts";
import { dashboardTabs, pathOf, told } from "./dashboard.ts";
import * as running from "./day-running.ts";
import type { Work } from "./day-writing.ts";
import * as writing from "./day-writing.ts";
import { password } from "./fixtures/people.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { expect, inMotion, type Open, phone, test, type Visit } from "./fixtures/test.ts";
import { register } from "./member.ts";

test.use({ siteKind: { name: "role-days" }, contextOptions: inMotion });
/** A day is long, especially on a busy machine. */
test.describe.configure({ timeout: 300_000 });

/** What a role does in each of its tabs, in order. */
type Day = Record<string, Work[]>;

const editors: Day = {
  Analytics: [writing.lookAtTheFigures],
  Players: [writing.keepTheRoster],
  Achievements: [writing.keepTheResults],
  News: [writing.writeTheNews],
  Messages: [writing.answerTheMail],
  "Social Media": [writing.setACount],
};
const guestsDay: Day = {
  ...editors,
  Calendar: [running.planTheWeek],
  Applications: [running.reviewAnApplication],
  Settings: [running.replaceTheIcon, running.readTheSwitches],
};
const chiefsDay: Day = {
  ...guestsDay,
  Settings: [running.replaceTheIcon, running.readTheSwitches, inPart("Sign-in", running.changeOwnPassword)],
};
const adminsDay: Day = {
  ...editors,
  [team.programme.name]: [running.runTheProgramme],
  Calendar: [running.planTheWeek],
  "Temp Access": [running.lendAccess],
  Applications: [running.reviewAnApplication],
  Settings: [
    running.replaceTheIcon,
    running.turnTheSwitches,
    inPart("Sign-in", running.changeOwnPassword),
    inPart("People", running.keepTheAccounts),
    inPart("Videos", running.keepTheVideos),
    inPart("Audit log", running.readTheLog),
  ],
};
const managementsDay: Day = {
  "Social Media": [writing.readTheCounts],
  Calendar: [running.readTheCalendar],
  Applications: [running.reviewAnApplication],
  Settings: [running.readTheSwitches, inPart("Sign-in", running.changeOwnPassword)],
};

/** Does work in an inner tab of Settings. */
function inPart(name: string, work: Work): Work {
  return async (page, who) => {
    await page.getByRole("tablist", { name: "Settings" }).getByRole("tab", { name }).click();
    await work(page, who);
  };
}

const allSteps = [
  "Welcome",
  "Analytics",
  "Players",
  "Achievements",
  "News",
  "Messages",
  "Calendar",
  "Applications",
  "Settings",
];

/** Goes through every step of the tour. */
async function walkTheTour(page: Page, steps: string[]) {
  const tour = page.locator("dialog.tour");
  for (const [index, step] of steps.entries()) {
    await tour.getByRole("heading", { name: step }).waitFor();
    const key = index === steps.length - 1 ? "Complete" : "Next";
    await tour.getByRole("button", { name: key, exact: true }).click();
  }
  await told(page, tourTexts.completed);
  expect(await tour.count()).toBe(0);
}

/** Returns the tabs' names, without badges. */
const tabNames = async (page: Page) =>
  (await dashboardTabs(page).allInnerTexts()).map((text) => text.split("\n")[0]?.trim());

/** Moves to the tab with the Tab key. */
async function openTab(page: Page, name: string) {
  await dashboardTabs(page).first().focus();
  const isThere = () => page.evaluate((wanted) => document.activeElement?.textContent?.startsWith(wanted), name);
  while (!(await isThere())) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("main").getByRole("heading", { level: 2, name }).waitFor();
}

/** Asserts where an address redirects this browser. */
async function leadsTo(page: Page, address: string, place: string) {
  const answered = async () => {
    const answer = await page.request.get(address);
    return [answer.status(), new URL(answer.url()).pathname];
  };
  await expect.poll(answered, { message: address }).toEqual([200, place]);
}

async function opensOnlyOwnTabs(page: Page, home: string) {
  const own = await dashboardTabs(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const address of tabPaths.map((path) => `/admin/${path}`))
    await leadsTo(page, address, own.includes(address) ? address : home);
}

type Someone = { who: string; day: Day; steps?: string[]; home?: string };

/** Goes from the tour to signing out. Returns the names of the tabs. */
async function spendTheDay(page: Page, { who, day, steps = allSteps, home = "/admin/players" }: Someone) {
  await walkTheTour(page, steps);
  expect(pathOf(page)).toBe(home);
  const names = await tabNames(page);
  for (const [tab, works] of Object.entries(day)) {
    await openTab(page, tab);
    for (const work of works) await work(page, who);
  }
  await opensOnlyOwnTabs(page, home);
  const menu = page.getByRole("button", { name: "Account and site" });
  if (await menu.isVisible()) await menu.click(); // on a phone
  await page.getByRole("button", { name: "Sign Out" }).click();
  await told(page, staffTexts.signedOut);
  await expect.poll(() => pathOf(page)).toBe("/");
  await leadsTo(page, home, "/admin-login");
  return names;
}

const writeAs = (site: RunningSite, who: string) =>
  site.asAdmin(contactMessagesApi.send, {
    body: { name: `Reader of the ${who}`, email: "reader@demo.example", subject: "media", message: "May we film?" },
  });

/** Opens a browser with a new account of this role, signed in through the form. */
async function signedIn({ open, site }: Place, role: StaffRole, visit: Visit = {}): Promise<Page> {
  const username = `${role}_of_the_day`;
  await site.asAdmin(staffAccountsApi.create, { body: { username, password, role } });
  const page = await open("/admin-login", { meetsTour: true, ...visit });
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("#admin-sign-in").getByRole("button", { name: "Sign In" }).click();
  await told(page, staffTexts.welcome(username));
  return page;
}
type Place = { open: Open; site: RunningSite };

test("an admin's day: running the whole site from eleven tabs", { tag: "@long" }, async ({ open, site }) => {
  await writeAs(site, "admin");
  await register(site.origin, {
    name: "Member of the admin",
    email: "member@demo.example",
    discord: "member_of_the_day",
  });
  const tabsThere = await spendTheDay(await signedIn({ open, site }, "admin"), { who: "admin", day: adminsDay });
  expect(tabsThere).toEqual(Object.keys(adminsDay));
});

test("a chief's day: everything but the server's settings", { tag: "@long" }, async ({ open, site }) => {
  await writeAs(site, "chief");
  const tabsThere = await spendTheDay(await signedIn({ open, site }, "chief"), { who: "chief", day: chiefsDay });
  expect(tabsThere).toEqual(Object.keys(chiefsDay));
});

test("management's day on a phone: reviewing applications and reading the rest", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const page = await signedIn({ open, site }, "management", { viewport: phone });
  const steps = ["Welcome", "Calendar", "Applications", "Settings"];
  const someone = { who: "management", day: managementsDay, steps, home: "/admin/applications" };
  expect(await spendTheDay(page, someone)).toEqual(Object.keys(managementsDay));
});

test("a guest's day: a link makes them a chief, with no password to change", { tag: "@long" }, async ({
  open,
  site,
}) => {
  await writeAs(site, "guest");
  const order = { role: "chief", description: "Stands in", expirationHours: 1 } as const;
  const { linkCode } = await site.asAdmin(accessLinksApi.create, { body: order });
  const page = await open(`/temp-access/${linkCode}`, { meetsTour: true });
  await page.getByLabel("Your name").fill("Guest Gwen");
  await page.getByRole("button", { name: "Open the dashboard" }).click();
  await told(page, "Welcome, Guest Gwen!");
  expect(await spendTheDay(page, { who: "guest", day: guestsDay })).toEqual(Object.keys(guestsDay));
});
