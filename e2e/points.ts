import { expect, type Page } from "@playwright/test";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { createApi } from "#contract/client.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { AdjustAction } from "#contract/points/constants.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import type { Open, Visit } from "./fixtures/open-page.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { password, personNamed } from "./member.ts";

let opened = 0;

type Opening = { path?: string; points?: number; visit?: Visit };

/** Opens a new member's page, on a fake clock. */
export async function openWithPoints({ open, site }: Place, name: string, opening: Opening = {}) {
  const { path = "/points", points = 0, visit = {} } = opening;
  let id = "";
  const adjust = (action: AdjustAction, amount: number, description: string) =>
    site.asAdmin(pointsAdminApi.adjust, { params: { id }, body: { action, amount, description } });
  const before = async (tab: Page) => {
    await tab.clock.install();
    const person = personNamed(name);
    const account = { ...person, email: `${++opened}.${person.email}`, password }; // the site may have met the name before
    ({ id } = await clientOf(tab, site.origin)(accountsApi.register, { body: account }));
    if (points > 0) await adjust("add", points, "Best Clip");
    await visit.before?.(tab);
  };
  const page = await open(path, { ...visit, before });
  return { page, adjust, staff: site.asAdmin, own: clientOf(page, site.origin) };
}
type Place = { open: Open; site: RunningSite };

/** Returns the API with the browser's cookies, without its page. */
const clientOf = (page: Page, origin: string) =>
  createApi(async (path, { method = "GET", body, headers }) => {
    const answer = await page.request.fetch(origin + path, {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), origin },
      ...(typeof body === "string" && { data: body }),
    });
    const text = await answer.text();
    return new Response(text || null, { status: answer.status() });
  });

/** Lets the page poll the balance and the rewards. */
export const poll = (page: Page) => page.clock.runFor(30_000);
/** Polls until the page shows this, because a response that was already on its way may still be old. */
export const pollUntil = <Shown>(page: Page, show: () => Promise<Shown>) =>
  expect.poll(async () => {
    await poll(page);
    return show();
  });
export const pollRewards = (page: Page) => page.clock.runFor(60_000);

export const redeemButton = (page: Page, name: string) => page.getByRole("button", { name: `Redeem ${name}` });
export const redeemDialog = (page: Page) => page.getByRole("dialog", { name: /^Redeem / });
export const discordField = (page: Page) => redeemDialog(page).getByLabel("Discord username");
export const sendButton = (page: Page) => redeemDialog(page).getByRole("button", { name: /Redeem for|Insufficient/ });

/** The three figures at the top. */
export const figures = (page: Page) => page.locator(".balance dd").allInnerTexts();
export const historyOf = (page: Page, title: string) => page.getByRole("region", { name: title }).getByRole("listitem");

const linesIn = (text: string) => text.split("\n").filter(Boolean);

/** Returns each row as one line, without its date, which is below the name. */
export const linesOf = async (page: Page, title: string) =>
  (await historyOf(page, title).allInnerTexts()).map((row) => linesIn(row).toSpliced(1, 1).join(" "));

/** Records the requests that this page sends to redeem something: the key and body of each. */
export function redemptionsSentBy(page: Page) {
  const sent: { key: string | undefined; body: unknown }[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== pointsApi.redeem.path) return;
    sent.push({ key: request.headers()["idempotency-key"], body: request.postDataJSON() });
  });
  return sent;
}

export const itemNamed = (items: RewardItem[], name: string) => {
  const item = items.find((known) => known.name === name);
  if (!item) throw new Error(`There is no reward called ${name}`);
  return item;
};
