import type { Page } from "@playwright/test";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { maxPoints, pointsTexts } from "#contract/points/constants.ts";
import { team } from "#team.config.ts";
import { choiceOf, dashboardTab, toastSays } from "./dashboard.ts";
import { expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";
import { award, change, itemNamed, memberWith, programme, redeem, rowWith, summaryOf } from "./points-admin.ts";

test.use({ siteKind: { name: "rewards" } });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const badge = (page: Page, text: string) => rowWith(page, text).locator(".badge");

async function openEditor(page: Page, name: string) {
  await rowWith(page, name)
    .getByRole("button", { name: `Edit ${name}` })
    .click();
  return dialog(page, "Edit item");
}

for (const [place, visit] of [
  ["desk", {}],
  ["phone", { viewport: phone }],
] as const) {
  test(
    `on a ${place} an item is put on offer, changed, retired and deleted`,
    longIf(place !== "desk"),
    async ({ openAs }) => {
      const page = await programme(openAs, "items", visit);
      const name = `Cap of the ${place}`;
      await page.getByRole("button", { name: "Add item" }).click();
      const adding = dialog(page, "Add item");
      await adding.getByText("Use a picture from another site").click();
      await adding.getByLabel("Picture address").fill("ftp://sample.example/cap.png");
      await adding.getByRole("button", { name: "Add item" }).click();
      const wrong = [
        pointsTexts.itemIncomplete,
        pointsTexts.itemIncomplete,
        "Please upload a picture, or enter an address that starts with https://",
      ];
      await expect.poll(() => adding.locator(".error").allInnerTexts()).toEqual(wrong);
      expect(await hasFocus(adding.getByLabel("Name"))).toBe(true);
      await expectAccessible(page);
      await adding.getByLabel("Picture address").fill("/art/word/reward/C.svg");
      await adding.getByLabel("Name").fill(name);
      await adding.getByLabel("Price").fill("0");
      await adding.getByText("Price must be at least 1").waitFor();
      await adding.getByLabel("Price").fill("1,5");
      await adding.getByText("Price must be a whole number").waitFor();
      await adding.getByLabel("Price").fill("1,250");
      await adding.getByRole("button", { name: "Add item" }).click();
      await toastSays(page, pointsTexts.itemCreated);
      await expect.poll(() => rowWith(page, name).locator(".table__figure").innerText()).toContain("1,250");

      const editing = await openEditor(page, name);
      expect(await editing.getByLabel("Price").inputValue()).toBe("1250");
      await editing.getByLabel("Description").fill("In the team's colours.");
      await editing.getByRole("switch", { name: "Active" }).uncheck();
      await expectAccessible(page);
      await editing.getByRole("button", { name: "Save item" }).click();
      await toastSays(page, pointsTexts.itemUpdated);
      await expect.poll(() => rowWith(page, name).innerText()).toContain("Retired");
      expect(await hasFocus(rowWith(page, name).getByRole("button", { name: "Edit" }))).toBe(true);

      await rowWith(page, name)
        .getByRole("button", { name: `Delete ${name}` })
        .click();
      const question = dialog(page, `Delete ${name}?`);
      await question.getByText("is retired instead").waitFor();
      await expectAccessible(page);
      await question.getByRole("button", { name: "Delete item" }).click();
      await toastSays(page, pointsTexts.itemDeleted);
      await expect.poll(() => rowWith(page, name).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe("tr");
    },
  );
}

test("the editor starts at its first field, and dragging a selection out of it doesn't close it", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await programme(openAs, "items");
  await page.getByRole("button", { name: "Add item" }).click();
  const adding = dialog(page, "Add item");
  const name = adding.getByLabel("Name");
  await expect.poll(() => hasFocus(name)).toBe(true);
  await page.keyboard.type("Scarf of wool");
  const { x, y, height } = (await name.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 60, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(5, y + height / 2);
  await page.mouse.up();
  expect(await adding.isVisible()).toBe(true);
  expect(await name.inputValue()).toBe("Scarf of wool");
  await page.mouse.click(5, 300);
  await adding.waitFor({ state: "hidden" });
});

test("an item that someone has redeemed is retired instead of deleted", { tag: "@long" }, async ({
  open,
  openAs,
  site,
}) => {
  const page = await programme(openAs, "items");
  const item = await itemNamed(page, "Worn scarf");
  const buyer = await memberWith(open, site, ["Bea", 500]);
  await redeem(buyer, item, "bea_sample");
  await page.reload();
  await rowWith(page, "Worn scarf").getByRole("button", { name: "Delete" }).click();
  await dialog(page, "Delete Worn scarf?").getByRole("button", { name: "Delete item" }).click();
  await toastSays(page, pointsTexts.itemRetired);
  await expect.poll(() => rowWith(page, "Worn scarf").innerText()).toContain("Retired");
});

test("if two people change an item, the later one sees what the other saved and keeps what they typed", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await programme(openAs, "items", { mayRefuse: "/api/admin/points/items/" });
  const { id, version } = await itemNamed(page, "Poster", 300);
  await page.reload();
  const editing = await openEditor(page, "Poster");
  await editing.getByLabel("Name").fill("Big poster");
  await change(page, pointsAdminApi.updateItem.path.replace(":id", id), { name: "Old poster", price: 450, version });
  await editing.getByRole("button", { name: "Save item" }).click();
  await toastSays(page, pointsTexts.stale);
  await editing.getByText("Name, they saved: Old poster").waitFor();
  expect(await editing.locator(".error").innerText()).toBe(pointsTexts.stale);
  expect(await editing.getByLabel("Name").inputValue()).toBe("Big poster");
  expect(await editing.getByLabel("Price").inputValue()).toBe("450");
  await expectAccessible(page);
  await editing.getByRole("button", { name: "Save item" }).click();
  await toastSays(page, pointsTexts.itemUpdated);
  await expect.poll(() => rowWith(page, "Big poster").locator(".table__figure").innerText()).toContain("450");
});

test("a closed dialog keeps what was typed until it's cancelled or saved", { tag: "@long" }, async ({ openAs }) => {
  const page = await programme(openAs, "items");
  const add = () => page.getByRole("button", { name: "Add item" }).click();
  await add();
  const adding = dialog(page, "Add item");
  await adding.getByLabel("Name").fill("Half a thought");
  await page.keyboard.press("Escape");
  await openEditor(page, "Scrim seat");
  expect(await dialog(page, "Edit item").getByLabel("Name").inputValue()).toBe("Scrim seat");
  await page.keyboard.press("Escape");
  for (const tab of ["Players", team.programme.name]) await dashboardTab(page, tab).click();
  await add();
  expect(await adding.getByLabel("Name").inputValue()).toBe("Half a thought");
  await adding.getByRole("button", { name: "Cancel" }).click();
  await add();
  expect(await adding.getByLabel("Name").inputValue()).toBe("");
});

test("a redemption is approved or cancelled, and its member sees it", async ({ open, openAs, site }) => {
  const page = await programme(openAs, "redemptions");
  const item = await itemNamed(page, "Sticker");
  const buyer = await memberWith(open, site, ["Mia", 250]);
  await redeem(buyer, item, "mia_gift");
  await page.goto(`${new URL(page.url()).origin}/admin/points?tab=redemptions&status=pending`);
  const row = rowWith(page, "Sticker");
  expect(await row.innerText()).toContain("mia@sample.example");
  expect(await row.innerText()).toContain("mia_gift");
  await row.getByRole("button", { name: "Approve Sticker for mia_sample" }).click();
  const approving = dialog(page, "Approve this redemption?");
  await expectAccessible(page);
  await approving.getByRole("button", { name: "Approve redemption" }).click();
  await toastSays(page, pointsTexts.resolvedToast);
  await expect.poll(() => row.count()).toBe(0);
  await choiceOf(page, "Status").selectOption("All");
  await expect.poll(() => badge(page, "Sticker").innerText()).toBe("Completed");
  expect(await row.innerText(), "a note that only repeats the state").not.toContain(pointsTexts.completedNote);
  expect(await summaryOf(buyer)).toMatchObject({ points: 150, redemptions: [{ status: "completed" }] });

  await redeem(buyer, item, "mia_gift");
  await page.reload();
  await row.getByRole("button", { name: "Cancel Sticker for mia_sample" }).click();
  const cancelling = dialog(page, "Cancel this redemption?");
  await cancelling.getByText("gets 100 points back").waitFor();
  await cancelling.getByLabel("Notes").fill("Out of stickers");
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: "Cancel Sticker for mia_sample" }).click();
  expect(await cancelling.getByLabel("Notes").inputValue()).toBe("Out of stickers");
  await cancelling.getByRole("button", { name: "Cancel redemption" }).click();
  await expect.poll(() => badge(page, "Out of stickers").innerText()).toBe("Cancelled");
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("tr");
  expect(await summaryOf(buyer)).toMatchObject({ points: 150, redemptions: [{ status: "cancelled" }, {}] });
  await buyer.goto(`${new URL(buyer.url()).origin}/points`);
  await buyer.getByRole("main").getByText("Cancelled").waitFor();
  await buyer.getByRole("main").getByText("Completed").waitFor();
});

test("if someone else was quicker, a sentence says so and how they resolved it", { tag: "@long" }, async ({
  open,
  openAs,
  site,
}) => {
  const page = await programme(openAs, "redemptions", { mayRefuse: "/api/admin/points/redemptions/" });
  const buyer = await memberWith(open, site, ["Noa", 100]);
  const { redemption } = await redeem(buyer, await itemNamed(page, "Badge"), "noa_sample");
  await page.reload();
  await rowWith(page, "Badge").getByRole("button", { name: "Approve" }).click();
  await dialog(page, "Approve this redemption?").getByLabel("Notes").fill("Sent by post");
  await change(page, pointsAdminApi.resolve.path.replace(":id", redemption.id), { status: "cancelled" });
  await dialog(page, "Approve this redemption?").getByRole("button", { name: "Approve redemption" }).click();
  await toastSays(page, pointsTexts.resolved);
  const outcome = dialog(page, "Resolved already");
  await outcome.getByText(pointsTexts.cancelledNote).waitFor();
  await outcome.getByText("Sent by post").waitFor();
  await expectAccessible(page);
  await outcome.locator(".dialog__actions").getByRole("button", { name: "Close" }).click();
  await expect.poll(() => badge(page, "Badge").innerText()).toBe("Cancelled");
});

test("a refund too large for the member's account says so, and the redemption stays pending", { tag: "@long" }, async ({
  open,
  openAs,
  site,
}) => {
  const page = await programme(openAs, "redemptions", { mayRefuse: "/api/admin/points/redemptions/" });
  const buyer = await memberWith(open, site, ["Pia", 100]);
  await redeem(buyer, await itemNamed(page, "Pin"), "pia_sample");
  await award(site, "Pia", maxPoints);
  await page.reload();
  await rowWith(page, "Pin").getByRole("button", { name: "Cancel" }).click();
  const cancelling = dialog(page, "Cancel this redemption?");
  await cancelling.getByRole("button", { name: "Cancel redemption" }).click();
  await toastSays(page, pointsTexts.aboveMost);
  expect(await cancelling.locator(".error").innerText()).toBe(pointsTexts.aboveMost);
  await cancelling.getByRole("button", { name: "Leave it pending" }).click();
  expect(await badge(page, "Pin").innerText()).toBe("Pending");
});

test("without script every tab can be read", { tag: "@long" }, async ({ openAs }) => {
  const page = await programme(openAs, "leaderboard", { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Redeemable Items" }).click();
  await rowWith(page, "Scrim seat").waitFor();
  expect(new URL(page.url()).search).toBe("?tab=items");
});
