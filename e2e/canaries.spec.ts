import type { BrowserContext, Page } from "@playwright/test";
import { mailsIn } from "#server/testing/stand-ins/received-mail.ts";
import { canary, fields, fieldsIn, fillAsAdmin, fillAsEditor, fillAsMember } from "./canaries.ts";
import { callFrom } from "./dashboard.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "canaries" } });

/** What stored text has executed in a page. Must stay empty. */
const caught: string[] = [];

/** Disables the security policy, so that injected text would be caught executing. */
const trap = {
  bypassCSP: true,
  userAgent: canary("browser"),
  before: async (page: Page) => {
    await page.exposeFunction("hit", (field: number) => caught.push(`${page.url()} ran field ${field}`));
    page.on("dialog", (dialog) => {
      caught.push(`${page.url()} said ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("request", (request) => {
      if (request.url().endsWith("/x")) caught.push(`${page.url()} asked ${request.url()}`);
    });
  },
};

/** Returns the text that a reader sees, and the values of form fields. */
const textOn = (page: Page) =>
  page.evaluate(() => {
    // Both have one.
    const typed = [...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value);
    return [document.body.innerText, ...typed].join("\n");
  });
/** Elements and attributes that only stored text could have added. */
const foreignParts =
  "[onerror], [onload], [onclick], [ontoggle], [onmouseover], [src=x], [srcdoc], base, object, math, " +
  "[href^='javascript:' i], [href^='data:' i]:not(link), [href^='vbscript:' i], form[action*=evil], meta[http-equiv]";

/** Waits until the canaries of these fields are shown as text, and nothing of them as markup. */
async function shows(page: Page, ...fields: string[]) {
  const missing = async () => {
    const shown = new Set(fieldsIn(await textOn(page)));
    return fields.filter((field) => !shown.has(field));
  };
  await expect.poll(missing, { message: page.url() }).toEqual([]);
  expect(await page.locator(foreignParts).evaluateAll((parts) => parts.map((part) => part.outerHTML))).toEqual([]);
}

type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>;
let known: { memberId: string; openLink: string; member: Kept; guest: Kept };

/** Everything is stored once. Later tests sign in with the cookies of the people who stored it. */
test.beforeAll(async ({ open, openAs }) => {
  test.setTimeout(180_000);
  const staff = await openAs("admin", "/admin/players", trap);
  const member = await open("/about", trap);
  const memberId = await fillAsMember(member);
  await fillAsEditor(staff);
  const links = await fillAsAdmin(staff, member, memberId);
  const guest = await open(`/temp-access/${links.used}`, trap);
  await callFrom(guest, `/api/temp-access/${links.used}`, { name: canary("guest's name") });
  known = {
    memberId,
    openLink: `/temp-access/${links.open}`,
    member: await member.context().storageState(),
    guest: await guest.context().storageState(),
  };
});
test.afterEach(() => expect(caught).toEqual([]));

test("the trap springs if text is treated as HTML", async ({ open }) => {
  const page = await open("/about", trap);
  await page.goto("about:blank");
  await page.setContent(canary("trap"));
  await expect.poll(() => caught.splice(0)).toEqual([expect.stringContaining("ran field")]);
});

test("visitors see stored text exactly as typed", async ({ open }) => {
  const page = await open("/", trap);
  await shows(page, "gamertag", "real name", "achievement", "prize", "video", "article", "excerpt");
  await shows(page, "team's event: title");
  await page.goto("/news");
  await shows(page, "article", "excerpt", "tag");
  await page
    .getByRole("link", { name: canary("article") })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("heading", { level: 2, name: canary("article") })
    .waitFor();
  await shows(page, "content", "heading");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: canary("article") }).waitFor();
  await shows(page, "article", "content", "heading", "author", "tag");
  expect(await page.title()).toContain(canary("article"));
  await page.goto("/calendar");
  const faults = await page.evaluate(async (path) => {
    const feed = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/xml");
    return feed.querySelectorAll("parsererror, img, script, svg").length;
  }, "/news/feed.xml");
  expect(faults).toBe(0);
});

test("a member sees it on their own pages", { tag: "@long" }, async ({ open, site }) => {
  const member = await open("/about", { ...trap, storageState: known.member });
  await member.goto("/dashboard");
  await shows(member, "member's name");
  await member.goto("/settings");
  await shows(member, "member's name", "member's Discord name");
  await member.goto("/points");
  await shows(member, "item", "item's description", "adjustment");
  await member.goto("/calendar");
  await shows(member, "member's event: title", "team's event: title");
  for (const of of ["member's event", "team's event"]) {
    await member
      .getByRole("gridcell")
      .getByText(canary(`${of}: title`))
      .click();
    await shows(member, `${of}: description`, `${of}: location`);
  }
  for (const path of ["/staff-application", "/management-application"]) {
    await member.goto(path);
    await shows(member, "review notes");
  }
  const mails = (await mailsIn(site.dataDir)).map(({ text }) => text).join("\n");
  expect(mails).toContain(canary("item")); // mails are plain text; the one about a decision waits for five minutes
});

/** Opens what a button of the first row leads to, and closes it again. */
async function overTheRow(page: Page, key: RegExp, ...fields: string[]) {
  await page.locator("tbody tr:visible", { hasText: "hit(" }).first().getByRole("button", { name: key }).click();
  await page.getByRole("dialog").waitFor();
  await shows(page, ...fields);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

test("staff see it in every tab, and in dialogs", { tag: "@long" }, async ({ openAs }) => {
  const staff = await openAs("admin", "/admin/analytics", trap);
  await staff.goto("/admin/players");
  await shows(staff, "gamertag", "real name");
  await overTheRow(staff, /^Edit/, "bio", "specialty");
  await overTheRow(staff, /^Delete/, "gamertag");
  await staff.goto("/admin/achievements");
  await shows(staff, "achievement", "achievement's description", "prize");
  await overTheRow(staff, /^Delete/, "achievement");
  await staff.goto("/admin/news");
  await shows(staff, "article", "excerpt", "author", "tag");
  await staff.getByRole("button", { name: `Edit ${canary("article")}` }).click();
  await shows(staff, "article", "content");
  await staff.getByRole("dialog").getByRole("tab", { name: "Preview" }).click();
  await staff
    .getByRole("dialog")
    .getByRole("heading", { name: canary("heading") })
    .waitFor();
  await shows(staff, "content", "author");
  await staff.goto("/admin/messages");
  await shows(staff, "message's sender", "message");
  await staff.goto("/admin/applications");
  const rows = staff.locator(".application-list > li");
  for (const row of await rows.all()) await row.locator("summary").click();
  const sent = ["moderator", "management", "recorded"].flatMap((of) => allOf(of));
  await shows(staff, "review notes", ...sent);
  await staff.goto(`/admin/calendar?user=applicant:${known.memberId}`);
  await shows(staff, "member's name", "member's event: title");
});

/** Returns the fields of an application. */
const allOf = (of: string) => fields.filter((field) => field.startsWith(`${of}: `));

test("admins see it in the server's settings", { tag: "@long" }, async ({ openAs }) => {
  const staff = await openAs("admin", "/about", trap);
  const tabs: Record<string, string[]> = {
    "points?tab=items": ["item", "item's description"],
    "points?tab=users": ["member's name", "member's Discord name"],
    "points?tab=leaderboard": ["member's name", "member's Discord name"],
    "points?tab=redemptions": ["item", "redeemer's Discord name", "redemption's notes"],
    "points?tab=transactions": ["adjustment", "member's name"],
    "temp-access": ["link's description", "guest's name", "browser"],
    "settings?part=people": ["member's name", "member's Discord name", "staff's username"],
    "settings?part=videos": ["video", "video's description"],
    "settings?part=audit": ["guest's name", "staff's username", "link's description"],
  };
  for (const [tab, fields] of Object.entries(tabs)) {
    await staff.goto(`/admin/${tab}`);
    if (fields.includes("browser")) await staff.locator(".session-table__browser summary").click();
    await shows(staff, ...fields);
  }
});

test("the person opening a link sees it, and so does the guest it lets in", { tag: "@long" }, async ({ open }) => {
  const guest = await open("/about", { ...trap, storageState: known.guest });
  await guest.goto("/admin/players");
  await shows(guest, "guest's name", "gamertag");
  const page = await open(known.openLink, trap);
  await shows(page, "link's description");
});
