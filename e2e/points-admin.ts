import type { APIResponse, Page } from "@playwright/test";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import type { RedeemAnswer } from "#contract/points/schemas.ts";
import { team } from "#team.config.ts";
import { post } from "./applicant.ts";
import type { Open, Visit } from "./fixtures/open-page.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import type { OpenAs } from "./fixtures/test.ts";
import { openAsMember, personNamed, register } from "./member.ts";

/** Opens a tab of the points programme as an admin. */
export const programme = (openAs: OpenAs, tab: string, visit?: Visit) =>
  openAs("admin", `/admin/points?tab=${tab}`, visit);

/** Creates a member with this first name, and awards them points. */
export async function makeMember(site: RunningSite, name: string, points: number) {
  await register(site.origin, personNamed(name));
  await award(site, name, points);
}

/** Opens a page as a member with this first name and balance. */
export async function memberWith(open: Open, site: RunningSite, [name, points]: [string, number]): Promise<Page> {
  const page = await openAsMember(open, { name, path: "/about" });
  await award(site, name, points);
  return page;
}

function requireStatus(answer: APIResponse, status: number) {
  if (answer.status() !== status) throw new Error(`${answer.url()} answered ${answer.status()}`);
}

const ask = async <Answer>(page: Page, path: string): Promise<Answer> => {
  const answer = await page.request.get(new URL(page.url()).origin + path);
  requireStatus(answer, 200);
  return answer.json();
};

/** Awards points as another window of the admin would. */
export async function award({ asAdmin }: RunningSite, name: string, amount: number) {
  const [found] = await asAdmin(pointsAdminApi.users, { query: { search: personNamed(name).email } });
  if (!found) throw new Error(`There is no ${name}`);
  const body = { action: "add", amount, description: "Best Clip" } as const;
  await asAdmin(pointsAdminApi.adjust, { params: { id: found.id }, body });
}

/** Changes something as another window of the same person would. */
export async function change(page: Page, path: string, data: object) {
  const { origin } = new URL(page.url());
  const answer = await page.request.patch(origin + path, { headers: { origin }, data });
  requireStatus(answer, 200);
}

export async function itemNamed(by: Page, name: string, price = 100): Promise<StoredRewardItem> {
  const answer = await post(by, pointsAdminApi.createItem.path, { name, price });
  requireStatus(answer, 201);
  return answer.json();
}

export async function redeem(page: Page, { id }: StoredRewardItem, discordUsername: string): Promise<RedeemAnswer> {
  const answer = await post(page, pointsApi.redeem.path, { itemId: id, discordUsername });
  requireStatus(answer, 201);
  return answer.json();
}

/** Returns what a member's own page knows about their points. */
export const summaryOf = (page: Page) =>
  ask<{ points: number; redemptions: { status: string }[] }>(page, pointsApi.summary.path);

export const rowWith = (page: Page, text: string) => page.locator("tbody tr:visible", { hasText: text });
export const innerTab = (page: Page, name: string) =>
  page.getByRole("tablist", { name: team.programme.name }).getByRole("tab", { name });
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute("name"));

/** Sets a balance in the panel, which asks first. */
export async function confirmSet(page: Page, points: number) {
  const panel = page.getByRole("region", { name: "Adjust points" });
  await panel.getByRole("button", { name: `Set to ${points} points` }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Set to ${points}` })
    .click();
}
