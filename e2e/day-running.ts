import type { Page } from "@playwright/test";
import { accessTabTexts } from "#contract/access-links/constants.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { faviconTexts } from "#contract/first-steps/constants.ts";
import { lockTexts } from "#contract/lockdown/constants.ts";
import { merchTexts } from "#contract/merch/constants.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { decide, opened, rowOf, told } from "./dashboard.ts";
import { change, remove, type Work } from "./day-writing.ts";
import { password } from "./fixtures/people.ts";
import { expect } from "./fixtures/test.ts";
import { dialog } from "./news-desk.ts";
import { innerTab, rowWith } from "./points-admin.ts";
import { dialogNamed, panel } from "./team-calendar.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const rowIn = (page: Page, name: string, text: string) => section(page, name).locator("tbody tr", { hasText: text });

const otherPointsTabs = {
  "User Points": "Adjust points",
  Leaderboard: "No one with a Discord name has points yet",
  Redemptions: "Nothing redeemed yet",
  Transactions: "No transactions yet",
  Requirements: "LCQ Most Points",
};

export const runTheProgramme: Work = async (page, who) => {
  const name = `Cap of the ${who}`;
  await button(page, "Add item").click();
  const adding = dialog(page, "Add item");
  await adding.getByLabel("Name").fill(name);
  await adding.getByLabel("Price").fill("250");
  await adding.getByRole("button", { name: "Add item" }).click();
  await told(page, pointsTexts.itemCreated);
  const row = rowWith(page, name);
  await change(row, { sheet: "Edit item", label: "Price", typed: "300", key: "Save item" });
  await told(page, pointsTexts.itemUpdated);
  await row.getByText("300").waitFor();
  await remove(row, { name, key: "Delete item", toast: pointsTexts.itemDeleted });
  for (const [tab, shown] of Object.entries(otherPointsTabs)) {
    await innerTab(page, tab).click();
    await page.getByRole("tabpanel", { name: tab }).getByText(shown).filter({ visible: true }).first().waitFor();
  }
};

/** Adds an event in the tab itself. */
export const planTheWeek: Work = async (page, who) => {
  const title = `Meeting of the ${who}`;
  await button(page, "Add Event").click();
  const adding = dialogNamed(page, "Add Event");
  await adding.getByLabel("Title").fill(title);
  await adding.getByRole("button", { name: "Add Event" }).click();
  await told(page, calendarTexts.created);
  await page.getByRole("gridcell").getByText(title).click();
  await panel(page, title).getByRole("button", { name: "Edit Event" }).click();
  const editing = dialogNamed(page, "Edit Event");
  await editing.getByLabel("Title").fill(`${title}, again`);
  await editing.getByRole("button", { name: "Save changes" }).click();
  await told(page, calendarTexts.updated);
  await panel(page, `${title}, again`).getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await told(page, calendarTexts.deleted);
  await expect.poll(() => page.getByRole("gridcell").getByText(title).count()).toBe(0);
};

export const readTheCalendar: Work = async (page) => {
  await page.getByRole("link", { name: "Everyone’s events" }).waitFor();
  await page.getByRole("heading", { name: "Next 10 events" }).waitFor();
  expect(await button(page, "Add Event").count()).toBe(0);
};

export const lendAccess: Work = async (page, who) => {
  const name = `Stand-in of the ${who}`;
  await page
    .getByText(/^(No active sessions|Live sessions)$/)
    .first()
    .waitFor();
  await button(page, "New link").click();
  await dialog(page, "New link").getByLabel("Description").fill(name);
  await button(page, "Create link").click();
  await told(page, accessTabTexts.created);
  await page.keyboard.press("Escape");
  const key = `Deactivate the link for ${name}`;
  await button(page, key).click();
  await dialog(page, `${key}?`).getByRole("button", { name: "Deactivate link" }).click();
  await told(page, accessTabTexts.deactivated);
  await rowWith(page, name).getByText("Inactive").waitFor();
};

const typedInto = { Email: "pat@demo.example", "Discord username": "pat", Availability: "Weekends" };

export const reviewAnApplication: Work = async (page, who) => {
  const name = `Coach for the ${who}`;
  await button(page, "Record application").first().click();
  const form = dialog(page, "Record application");
  await form.getByLabel("Type").selectOption("Coach");
  await form.getByLabel("Age").selectOption("17");
  await form.getByLabel("Name", { exact: true }).fill(name);
  for (const [label, text] of Object.entries(typedInto)) await form.getByLabel(label).fill(text);
  for (const label of ["Time zone or country", "Experience", "Motivation"]) await form.getByLabel(label).fill("Some.");
  await form.getByRole("button", { name: "Record application" }).click();
  await told(page, applicationTexts.recorded);
  const row = await opened(page, name);
  await decide(page, row, { verb: "Approve" });
  await row.locator("summary", { hasText: "Approved" }).waitFor();
  const removal = { key: "Delete application", toast: applicationTexts.deleted };
  await remove(rowOf(page, name), { name: `the application of ${name}`, ...removal });
};

/** Changes the person's own password, as every account may. */
export const changeOwnPassword: Work = async (page) => {
  const box = section(page, "Your password");
  await box.getByLabel("Current password").fill(password);
  await box.getByLabel("New password").fill("another moor kettle");
  await button(page, "Change password").click();
  await told(page, staffAccountTexts.passwordUpdated);
  expect(await box.getByLabel("New password").inputValue()).toBe("");
};

export const replaceTheIcon: Work = async (page) => {
  const buffer = await plain(64, 64).png().toBuffer();
  const file = { name: "icon.png", mimeType: "image/png", buffer };
  await section(page, "Favicon").locator("input[type=file]").setInputFiles(file);
  await told(page, faviconTexts.updated);
};

/** Turns the header's switches off and on again. */
export const turnTheSwitches: Work = async (page) => {
  const turn = (name: string) => page.getByRole("banner").getByRole("switch", { name }).click();
  await turn("Merch links");
  await told(page, merchTexts.disabled);
  await turn("Merch links");
  await told(page, merchTexts.enabled);
  await turn("Site lock");
  await dialog(page, "Lock the site?").getByRole("button", { name: "Lock site" }).click();
  await told(page, lockTexts.locked);
  await turn("Site lock");
  await told(page, lockTexts.unlocked);
};

export const readTheSwitches: Work = async (page) => {
  await section(page, "Site lockdown").getByText("Site lock: Off").waitFor();
  expect(await page.getByRole("switch").count()).toBe(0);
};

/** Manages staff accounts, and the account of a member with this first name. */
export const keepTheAccounts: Work = async (page, who) => {
  const username = `helper_${who}`;
  const box = section(page, "Add Admin");
  await box.getByLabel("Username").fill(username);
  await box.getByLabel("Password", { exact: true }).fill(password);
  await box.getByLabel("Role").selectOption("Chief");
  await button(page, "Add Admin").click();
  await told(page, staffAccountTexts.created);
  const row = rowIn(page, "Admin accounts", username);
  await change(row, { sheet: `Edit ${username}`, label: "Username", typed: `${username}_2`, key: "Save account" });
  await told(page, staffAccountTexts.updated);
  await row.getByText(`${username}_2`).first().waitFor();
  await remove(row, { name: `${username}_2`, key: "Delete account", toast: staffAccountTexts.deleted });

  const name = `Member of the ${who}`;
  await button(page, `Change password of ${name}`).click();
  await dialog(page, "Change password").getByLabel("New password").fill("another moor kettle");
  await dialog(page, "Change password").getByRole("button", { name: "Change password" }).click();
  await told(page, staffAccountTexts.passwordUpdated);
  const member = rowIn(page, "Registered users", name);
  await remove(member, { name, key: "Delete user", toast: staffAccountTexts.userDeleted });
};

export const keepTheVideos: Work = async (page, who) => {
  const title = `Clip of the ${who}`;
  await button(page, "Add video").click();
  const adding = dialog(page, "Add video");
  await adding.getByLabel("Video ID").fill("https://youtu.be/dQw4w9WgXcQ");
  await adding.getByLabel("Title").fill(title);
  await adding.getByRole("button", { name: "Add video" }).click();
  await told(page, videoTexts.added);
  const row = rowIn(page, "YouTube videos", title);
  await change(row, { sheet: "Edit video", label: "Description", typed: "A last circle.", key: "Save video" });
  await told(page, videoTexts.updated);
  await row.getByText("A last circle.").waitFor();
  await remove(row, { name: title, key: "Delete video", toast: videoTexts.deleted });
};

/** Finds what was done all day. */
export const readTheLog: Work = async (page, who) => {
  await rowIn(page, "Audit log", `Clip of the ${who}`).first().waitFor();
};
