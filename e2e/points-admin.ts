import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { pointsApi, type RedeemAnswer } from "#contract/points.ts";
import { type PointsUser, pointsAdminApi, type StoredRewardItem } from "#contract/points-admin.ts";
import { useAdmin } from "./admin.ts";
import { openAs, post } from "./applicant.ts";
import { personNamed } from "./member.ts";

/** A site whose points programme an admin runs, and the members who take part. */
export function usePoints() {
  const { journey, admin } = useAdmin();

  /** The browser of an admin on a tab of the programme. */
  const programme = (tab: string, visit?: Parameters<typeof admin>[1]) => admin(`/admin/points?tab=${tab}`, visit);

  /** The browser of a member of this first name, whom the admin gave so many points. */
  async function member(by: Page, name: string, points: number): Promise<Page> {
    const page = await openAs(journey(), { name, path: "/about" });
    await award(by, name, points);
    return page;
  }
  return { journey, admin, programme, member };
}

const ask = async <Answer>(page: Page, path: string): Promise<Answer> => {
  const answer = await page.request.get(new URL(page.url()).origin + path);
  expect(answer.status()).toBe(200);
  return answer.json();
};

const memberNamed = async (by: Page, name: string) => {
  const [found] = await ask<PointsUser[]>(by, `${pointsAdminApi.users.path}?search=${personNamed(name).email}`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

/** Gives points as another window of the admin would. */
export async function award(by: Page, name: string, amount: number) {
  if (amount === 0) return;
  const { id } = await memberNamed(by, name);
  await change(by, pointsAdminApi.adjust.path.replace(":id", id), { action: "add", amount, description: "Best Clip" });
}

/** Changes something as another window of the same person would. */
export async function change(page: Page, path: string, data: object) {
  const { origin } = new URL(page.url());
  const answer = await page.request.patch(origin + path, { headers: { origin }, data });
  expect(answer.status()).toBe(200);
}

export async function itemNamed(by: Page, name: string, price = 100): Promise<StoredRewardItem> {
  const answer = await post(by, pointsAdminApi.createItem.path, { name, price });
  expect(answer.status()).toBe(201);
  return answer.json();
}

export async function redeem(page: Page, { id }: StoredRewardItem, discordUsername: string): Promise<RedeemAnswer> {
  const answer = await post(page, pointsApi.redeem.path, { itemId: id, discordUsername });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** What a member's own page tells of their points. */
export const summaryOf = (page: Page) =>
  ask<{ points: number; redemptions: { status: string }[] }>(page, pointsApi.summary.path);

export const rowWith = (page: Page, text: string) => page.locator("tbody tr:visible", { hasText: text });
export const innerTab = (page: Page, name: string) =>
  page.getByRole("tablist", { name: "Flawless Points" }).getByRole("tab", { name });
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute("name"));
