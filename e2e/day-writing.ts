import type { Locator, Page } from "@playwright/test";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { messageTexts } from "#contract/contact-messages/constants.ts";
import { formatMoney } from "#contract/money.ts";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { team } from "#team.config.ts";
import { told } from "./dashboard.ts";
import { expect } from "./fixtures/test.ts";
import { dialog, edit, field, press, rowWith } from "./news-desk.ts";

/** A task in an open tab of the dashboard. It leaves nothing of `who` behind. */
export type Work = (page: Page, who: string) => Promise<unknown>;

type Removal = { name: string; key: string; toast: string };

/** Deletes something in a list: presses Delete, confirms, and waits until it's gone. */
export async function remove(thing: Locator, { name, key, toast }: Removal) {
  const page = thing.page();
  await thing.getByRole("button", { name: /^Delete/ }).click();
  await dialog(page, `Delete ${name}?`).getByRole("button", { name: key }).click();
  await told(page, toast);
  await expect.poll(() => thing.count()).toBe(0);
}

/** Opens the row's dialog of this name, changes a field and saves. */
export async function change(row: Locator, { sheet, label, typed, key }: Record<string, string>) {
  await row.getByRole("button", { name: /^Edit/ }).click();
  const open = dialog(row.page(), sheet ?? "");
  await open.getByLabel(label ?? "", { exact: true }).fill(typed ?? "");
  await open.getByRole("button", { name: key, exact: true }).click();
}

/** Opens the sheet of the tab's main button. */
async function adding(page: Page, name: string) {
  await page.getByRole("button", { name, exact: true }).click();
  return page.getByRole("dialog", { name, exact: true });
}

export const lookAtTheFigures: Work = async (page) => {
  await page.locator(".analytics-figures .numerals").first().waitFor();
  await page.getByText(/^(No visits yet|Top pages)$/).waitFor();
  await page.getByRole("region", { name: "Live viewers" }).waitFor();
};

export const keepTheRoster: Work = async (page, who) => {
  const name = `Peak_${who}`;
  const add = await adding(page, "Add Player");
  await add.getByLabel("Gamertag").fill(name);
  await add.getByLabel("Real name", { exact: true }).fill("Quinn Sample");
  await add.getByRole("button", { name: "Add Player" }).click();
  await told(page, playerTexts.created);
  const row = rowWith(page, name);
  await change(row, { sheet: "Edit player", label: "Real name", typed: "Quinn Example", key: "Save player" });
  await told(page, playerTexts.updated);
  await row.getByText("Quinn Example").waitFor();
  await remove(row, { name, key: "Delete player", toast: playerTexts.deleted });
};

export const keepTheResults: Work = async (page, who) => {
  const name = `Cup of the ${who}`;
  const add = await adding(page, "Add Achievement");
  await add.getByLabel("Title").fill(name);
  await add.getByLabel("Position", { exact: true }).fill("2");
  await add.getByLabel("Date").fill("2026-03-29");
  await add.getByRole("button", { name: "Add Achievement" }).click();
  await told(page, achievementTexts.created);
  const row = rowWith(page, name);
  await change(row, { sheet: "Edit achievement", label: "Prize", typed: "12500", key: "Save achievement" });
  await told(page, achievementTexts.updated);
  await row.getByText(formatMoney(12_500, team)).waitFor();
  await remove(row, { name, key: "Delete achievement", toast: achievementTexts.deleted });
};

export const writeTheNews: Work = async (page, who) => {
  const name = `News of the ${who}`;
  await page.getByRole("button", { name: "Create Article" }).click();
  await field(page, "Title").fill(name);
  await field(page, "Excerpt").fill("In short.");
  await field(page, "Content").fill("At length.");
  await press(page, "Publish article");
  await told(page, newsDeskTexts.published);
  await edit(page, name);
  await field(page, "Excerpt").fill("In other words.");
  await press(page, "Save article");
  await told(page, newsDeskTexts.updated);
  const row = rowWith(page, name);
  await row.getByText("In other words.").waitFor();
  await remove(row, { name, key: "Delete article", toast: newsDeskTexts.deleted });
};

/** Handles a message from a sender with this name. */
export const answerTheMail: Work = async (page, who) => {
  const name = `Reader of the ${who}`;
  const mail = page.locator(".mails > li", { hasText: name });
  await mail.getByRole("button", { name: "Mark as Read" }).click();
  await mail.getByText("New", { exact: true }).waitFor({ state: "detached" });
  await mail.getByRole("link").click();
  await page.getByRole("button", { name: `Delete the message from ${name}` }).click();
  await dialog(page, `Delete the message from ${name}?`).getByRole("button", { name: "Delete message" }).click();
  await told(page, messageTexts.deleted);
  await expect.poll(() => mail.count()).toBe(0);
};

const counter = (page: Page) => page.locator(".counters > li", { hasText: "Twitch" });

export const setACount: Work = async (page, who) => {
  const followers = 4000 + who.length;
  await counter(page).getByLabel("New Twitch count").fill(`${followers}`);
  await page.getByRole("button", { name: "Update Twitch" }).click();
  await counter(page).getByText(followers.toLocaleString("en"), { exact: false }).waitFor();
};

export const readTheCounts: Work = async (page) => {
  await page.getByText("Only chiefs and admins can update the counts.").waitFor();
  await counter(page).waitFor();
  expect(await page.getByLabel(/^New .* count$/).count()).toBe(0);
};
