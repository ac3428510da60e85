import type { Page } from "@playwright/test";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { hasFocus, toastSays } from "./member.ts";
import {
  discordField,
  figures,
  itemNamed,
  openWithPoints,
  poll,
  pollRewards,
  redeemButton,
  redeemDialog,
  redemptionsSentBy,
  sendButton,
} from "./points.ts";

test.use({ siteKind: { name: "points-redeem-of-members" } });

const failed = pointsTexts.redeemFailed;
const redeemAddress = `**${pointsApi.redeem.path}`;
const mayRefuse = pointsApi.redeem.path;

type Place = Parameters<typeof openWithPoints>[0];

/** Creates a reward for this test only, which it may change. */
async function withReward({ open, site }: Place, name: string, price: number) {
  const opened = await openWithPoints({ open, site }, name, { path: "/about", points: 1000, visit: { mayRefuse } });
  const { page, staff } = opened;
  const item = await staff(pointsAdminApi.createItem, { body: { name: `${name}'s reward`, price } });
  await page.goto("/points");
  const change = async (body: { price?: number; isActive?: boolean }) => {
    // Includes fields that only staff see.
    const { version } = itemNamed(await staff(pointsAdminApi.allItems), item.name) as typeof item;
    return staff(pointsAdminApi.updateItem, { params: { id: item.id }, body: { ...body, version } });
  };
  return { ...opened, item, change };
}

test("a reward is redeemed with only the keyboard, once however often Enter is pressed", async ({ open, site }) => {
  const { page } = await openWithPoints({ open, site }, "Ada", { points: 500 });
  const { keyboard } = page;
  const sent = redemptionsSentBy(page);
  await page.getByRole("heading", { name: "Rewards" }).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await keyboard.press("Tab");
  expect(await hasFocus(redeemButton(page, "Custom Discord role"))).toBe(true);
  await keyboard.press("Enter");
  await redeemDialog(page).waitFor();
  await keyboard.press("Escape");
  await expect.poll(() => redeemDialog(page).count()).toBe(0);
  expect(await hasFocus(redeemButton(page, "Custom Discord role"))).toBe(true);
  await keyboard.press("Enter");
  await expect.poll(() => hasFocus(discordField(page))).toBe(true);
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await toastSays(page, { title: "Custom Discord role", description: pointsTexts.redeemed });
  await expect.poll(() => figures(page)).toEqual(["0", "1", "1"]);
  expect(sent).toHaveLength(1);
  await expect.poll(() => redeemDialog(page).count()).toBe(0);
  const key = page.getByRole("button", { name: "Insufficient Points Custom Discord role" });
  expect(await hasFocus(key)).toBe(true); // it keeps the focus until it's left
  await keyboard.press("Enter");
  expect(await redeemDialog(page).count()).toBe(0);
});

test("a poll that changes the balance doesn't move the focus", { tag: "@long" }, async ({ open, site }) => {
  const { page, adjust } = await openWithPoints({ open, site }, "Bea", { points: 500 });
  await redeemButton(page, "Custom Discord role").focus();
  await adjust("subtract", 400, "Correction");
  await poll(page);
  const key = page.getByRole("button", { name: "Insufficient Points Custom Discord role" });
  await key.waitFor();
  expect(await hasFocus(key)).toBe(true);
  expect(await key.isDisabled()).toBe(true);
  await page.keyboard.press("Shift+Tab");
  expect(await key.evaluate((element: HTMLButtonElement) => element.disabled)).toBe(true);
});

/** Lets the server process the request, but loses its response. */
const loseAnswer = (page: Page) =>
  page.route(redeemAddress, async (route) => {
    await route.fetch();
    await route.abort();
  });

test("if the answer was lost, sending again redeems nothing more, even after reopening the dialog", async ({
  open,
  site,
}) => {
  const { page, own } = await openWithPoints({ open, site }, "Cleo", { points: 1700, visit: { mayRefuse } });
  const sent = redemptionsSentBy(page);
  await loseAnswer(page);
  await redeemButton(page, "Custom Discord role").click();
  await discordField(page).fill("cleo_elsewhere");
  await sendButton(page).click();
  await toastSays(page, failed);
  expect(await redeemDialog(page).locator("form .error").innerText()).toBe(failed.description);
  await redeemDialog(page).getByText("No answer yet.").waitFor();
  expect(await discordField(page).getAttribute("readonly")).not.toBeNull();
  await expectAccessible(page);
  await redeemDialog(page).getByRole("button", { name: "Close" }).click();
  await redeemButton(page, "Scrim seat").click(); // opens another dialog in between
  expect(await discordField(page).inputValue()).toBe("cleo_sample");
  await redeemDialog(page).getByRole("button", { name: "Close" }).click();
  await page.unroute(redeemAddress);
  await redeemButton(page, "Custom Discord role").click();
  expect(await discordField(page).inputValue()).toBe("cleo_elsewhere");
  await sendButton(page).click();
  await expect.poll(() => redeemDialog(page).count()).toBe(0);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  await expect.poll(() => figures(page)).toEqual(["1,200", "1", "1"]);
  await redeemButton(page, "Custom Discord role").click();
  await sendButton(page).click();
  await expect.poll(() => figures(page)).toEqual(["700", "1", "2"]);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
  expect(await own(pointsApi.redemptions)).toHaveLength(2);
});

test("offline nothing is redeemed, the page says so immediately, and nothing is sent once online again", {
  tag: "@long",
}, async ({ open, site }) => {
  const { page, own } = await openWithPoints({ open, site }, "Olga", { points: 500, visit: { mayRefuse } });
  const sent = redemptionsSentBy(page);
  await redeemButton(page, "Custom Discord role").click();
  await discordField(page).focus(); // loads the form's validation
  await page.context().setOffline(true);
  await sendButton(page).click();
  await redeemDialog(page)
    .locator(".error", { hasText: "You’re offline. Try again once you’re back online. Nothing was redeemed." })
    .waitFor();
  await sendButton(page).waitFor();
  await page.context().setOffline(false);
  await poll(page);
  expect(sent).toEqual([]);
  expect(await own(pointsApi.redemptions)).toEqual([]);
  await sendButton(page).click();
  await expect.poll(() => figures(page)).toEqual(["0", "1", "1"]);
});

test("a price that changes while the dialog is open is shown before anything is sent", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const { page, item, change } = await withReward({ open, site }, "Dora", 300);
  const sent = redemptionsSentBy(page);
  await redeemButton(page, item.name).click();
  await discordField(page).focus();
  await change({ price: 400 });
  await pollRewards(page);
  await redeemDialog(page).getByText("The price has changed from 300 points to 400.").waitFor();
  expect(await redeemDialog(page).getByRole("definition").allInnerTexts()).toEqual(["400", "600"]);
  expect(await hasFocus(discordField(page))).toBe(true);
  await change({ price: 450 }); // between two polls
  await sendButton(page).click();
  await toastSays(page, { title: "The price has changed", description: "It’s 450 points now." });
  expect(sent).toEqual([]);
  await redeemDialog(page).getByRole("button", { name: "Redeem for 450 points" }).click();
  await expect.poll(() => figures(page)).toEqual(["550", "1", "1"]);
  expect(sent).toHaveLength(1);
});

test("a reward that's retired or out of reach can't be redeemed", { tag: "@long" }, async ({ open, site }) => {
  const { page, item, change, adjust } = await withReward({ open, site }, "Elif", 300);
  const sent = redemptionsSentBy(page);
  await redeemButton(page, item.name).click();
  await adjust("subtract", 900, "Correction");
  await poll(page);
  const key = redeemDialog(page).getByRole("button", { name: "Insufficient Points" });
  await key.press("Enter");
  await discordField(page).press("Enter");
  expect(await redeemDialog(page).getByRole("definition").allInnerTexts()).toEqual(["300", "100"]);
  await adjust("add", 900, "Correction");
  await poll(page);
  await redeemDialog(page).getByRole("button", { name: "Redeem for 300 points" }).waitFor();
  await change({ isActive: false });
  await sendButton(page).click();
  await toastSays(page, { title: failed.title, description: pointsTexts.itemGone });
  expect(await redeemDialog(page).locator("form .error").innerText()).toBe(pointsTexts.itemGone);
  const gone = redeemDialog(page).getByRole("button", { name: "No Longer Available" });
  await gone.waitFor();
  expect(await hasFocus(gone)).toBe(true);
  await expectAccessible(page);
  expect(sent).toEqual([]);
  await redeemDialog(page).getByRole("button", { name: "Close" }).click();
  expect(await page.getByRole("region", { name: "Rewards" }).getByText(item.name).count()).toBe(0);
});

test("of two tabs only one spends the last points, and the other says why not", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const { page } = await openWithPoints({ open, site }, "Fay", { points: 1200, visit: { mayRefuse } });
  const other = await page.context().newPage();
  await other.goto("/points");
  for (const tab of [page, other]) await redeemButton(tab, "Scrim seat").click();
  await sendButton(page).click();
  await expect.poll(() => figures(page)).toEqual(["200", "1", "1"]);
  await sendButton(other).click();
  await toastSays(other, { title: failed.title, description: pointsTexts.insufficient });
  await redeemDialog(other).locator(".error").getByText(pointsTexts.insufficient).waitFor();
  await expect.poll(() => figures(other)).toEqual(["200", "1", "1"]);
  expect(await sendButton(other).innerText()).toBe("Insufficient Points");
});

test("someone signed out elsewhere is told so, and nothing is spent", { tag: "@long" }, async ({ open, site }) => {
  const { page, own } = await openWithPoints({ open, site }, "Gia", { points: 1000, visit: { mayRefuse: "/api/" } });
  await redeemButton(page, "Scrim seat").click();
  await page.context().clearCookies();
  await sendButton(page).click();
  await page.getByRole("dialog", { name: "Your account" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Sign in first" }).waitFor();
  await expect(own(pointsApi.summary)).rejects.toMatchObject({ status: 401 });
});
