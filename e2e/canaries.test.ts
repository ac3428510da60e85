import type { Page } from "@playwright/test";
import { beforeAll, expect, test } from "vitest";
import { mailsIn } from "#server/testing/mailbox.ts";
import { callFrom, useAdmin } from "./admin.ts";
import { canary, fields, fieldsIn, fillAsAdmin, fillAsEditor, fillAsMember } from "./canaries.ts";

const { journey, admin } = useAdmin();

/** What stored text did in a page, which is nothing. */
const caught: string[] = [];

/** Without the policy that would stop it, so that text which becomes a page is caught doing something. */
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

/** What a reader sees, and what stands in the fields of forms. */
const textOn = (page: Page) =>
  page.evaluate(() => {
    const typed = [...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value); // both have one
    return [document.body.innerText, ...typed].join("\n");
  });
/** What only stored text can have put there. */
const foreignParts =
  "[onerror], [onload], [onclick], [ontoggle], [onmouseover], [src=x], [srcdoc], base, object, math, " +
  "[href^='javascript:' i], [href^='data:' i]:not(link), [href^='vbscript:' i], form[action*=evil], meta[http-equiv]";

/** Waits until the canaries of these fields stand on the page as text, and no part of them as anything else. */
async function shows(page: Page, ...fields: string[]) {
  const missing = async () => {
    const shown = new Set(fieldsIn(await textOn(page)));
    return fields.filter((field) => !shown.has(field));
  };
  await expect.poll(missing, { message: page.url() }).toEqual([]);
  expect(await page.locator(foreignParts).evaluateAll((parts) => parts.map((part) => part.outerHTML))).toEqual([]);
}

let member: Page;
let staff: Page;
let guest: Page;
let memberId: string;
let openLink: string;
beforeAll(async () => {
  staff = await admin("/admin/players", trap);
  member = await journey().open("/about", trap);
  memberId = await fillAsMember(member);
  await fillAsEditor(staff);
  const links = await fillAsAdmin(staff, member, memberId);
  openLink = `/temp-access/${links.open}`;
  guest = await journey().open(`/temp-access/${links.used}`, trap);
  await callFrom(guest, `/api/temp-access/${links.used}`, { name: canary("guest's name") });
}, 120_000);

const goTo = (page: Page, path: string) => page.goto(journey().origin + path, { waitUntil: "load" });
/** Where something is pressed next, which its script must hear. */
const settleAt = (page: Page, path: string) => page.goto(journey().origin + path, { waitUntil: "networkidle" });

test("the trap springs where text is taken for a page", async () => {
  const page = await journey().open("/about", trap);
  await page.goto("about:blank");
  await page.setContent(canary("trap"));
  await expect.poll(() => caught.splice(0)).toEqual([expect.stringContaining("ran field")]);
  await page.context().close();
});

test("visitors read what was stored as it was typed", async () => {
  const page = await journey().open("/", trap);
  await shows(page, "gamertag", "real name", "achievement", "prize", "video", "article", "excerpt");
  await shows(page, "team's event: title");
  await settleAt(page, "/news");
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
  await goTo(page, "/calendar");
  const faults = await page.evaluate(async (path) => {
    const feed = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/xml");
    return feed.querySelectorAll("parsererror, img, script, svg").length;
  }, "/news/feed.xml");
  expect(faults).toBe(0);
  await page.context().close();
  expect(caught).toEqual([]);
});

test("a member reads it on their own pages", async () => {
  await goTo(member, "/dashboard");
  await shows(member, "member's name");
  await goTo(member, "/settings");
  await shows(member, "member's name", "member's Discord name");
  await goTo(member, "/points");
  await shows(member, "item", "item's description", "adjustment");
  await goTo(member, "/calendar");
  await shows(member, "member's event: title", "team's event: title");
  for (const of of ["member's event", "team's event"]) {
    await member
      .getByRole("gridcell")
      .getByText(canary(`${of}: title`))
      .click();
    await shows(member, `${of}: description`, `${of}: location`);
  }
  for (const path of ["/staff-application", "/management-application"]) {
    await goTo(member, path);
    await shows(member, "review notes");
  }
  const mails = (await mailsIn(journey().site.dataDir)).map(({ text }) => text).join("\n");
  expect(mails).toContain(canary("review notes")); // mails are text alone
  expect(caught).toEqual([]);
});

/** Opens what a key of the first row leads to, and closes it again. */
async function overTheRow(page: Page, key: RegExp, ...fields: string[]) {
  await page.locator("tbody tr:visible", { hasText: "hit(" }).first().getByRole("button", { name: key }).click();
  await page.getByRole("dialog").waitFor();
  await shows(page, ...fields);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

test("staff read it in every tab, and in what opens over it", async () => {
  await goTo(staff, "/admin/analytics");
  await settleAt(staff, "/admin/players");
  await shows(staff, "gamertag", "real name");
  await overTheRow(staff, /^Edit/, "bio", "specialty");
  await overTheRow(staff, /^Delete/, "gamertag");
  await settleAt(staff, "/admin/achievements");
  await shows(staff, "achievement", "achievement's description", "prize");
  await overTheRow(staff, /^Delete/, "achievement");
  await settleAt(staff, "/admin/news");
  await shows(staff, "article", "excerpt", "author", "tag");
  await staff.getByRole("button", { name: `Edit ${canary("article")}` }).click();
  await shows(staff, "article", "content");
  await staff.getByRole("dialog").getByRole("tab", { name: "Preview" }).click();
  await staff
    .getByRole("dialog")
    .getByRole("heading", { name: canary("heading") })
    .waitFor();
  await shows(staff, "content", "author");
  await goTo(staff, "/admin/messages");
  await shows(staff, "message's sender", "message");
  await goTo(staff, "/admin/applications");
  const rows = staff.locator(".dos > li");
  for (const row of await rows.all()) await row.locator("summary").click();
  const sent = ["moderator", "management", "recorded"].flatMap((of) => allOf(of));
  await shows(staff, "review notes", ...sent);
  await goTo(staff, `/admin/calendar?user=applicant:${memberId}`);
  await shows(staff, "member's name", "member's event: title");
  expect(caught).toEqual([]);
});

/** The fields of an application. */
const allOf = (of: string) => fields.filter((field) => field.startsWith(`${of}: `));

test("admins read it in what runs the server", async () => {
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
    await goTo(staff, `/admin/${tab}`);
    if (fields.includes("browser")) await staff.locator(".sessions__browser summary").click();
    await shows(staff, ...fields);
  }
  expect(caught).toEqual([]);
});

test("whoever opens a link reads it, and so does the guest it let in", async () => {
  await goTo(guest, "/admin/players");
  await shows(guest, "guest's name", "gamertag");
  const page = await journey().open(openLink, trap);
  await shows(page, "link's description");
  await page.context().close();
  expect(caught).toEqual([]);
});
