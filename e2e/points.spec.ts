import { outageSentence } from "#contract/client.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { maxPoints, pointsTexts } from "#contract/points/constants.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { team } from "#team.config.ts";
import { desktop, expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";
import { hasFocus, password, personNamed, register, toastSays } from "./member.ts";
import {
  discordField,
  figures,
  historyOf,
  linesOf,
  openWithPoints,
  poll,
  pollUntil,
  redeemButton,
  redeemDialog,
  redemptionsSentBy,
  sendButton,
} from "./points.ts";

test.use({ siteKind: { name: "points-of-members" } });

const transactions = "Transaction history";
const redemptions = "Redemption history";

test("points that don't load are asked for once, however the page is opened, and a plain 500 is called our fault", async ({
  open,
  site,
}) => {
  const { page } = await openWithPoints({ open, site }, "Ona", { visit: { mayFail: pointsApi.summary.path } });
  await page.goto("/settings");
  await page.locator("html[data-ready]").waitFor();
  let asked = 0;
  await page.route(`**${pointsApi.summary.path}`, (route) => {
    asked++;
    return route.fulfill({ status: 500, body: "Internal Server Error" });
  });
  await page.getByText("My Account").first().click();
  const link = page.getByRole("link", { name: team.programme.name }).first();
  await link.hover();
  await link.click();
  const failed = page.getByRole("alert").filter({ hasText: "Your points didn’t load" });
  await failed.getByText(outageSentence).waitFor();
  expect(asked).toBe(1);
  await page.unroute(`**${pointsApi.summary.path}`);
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => figures(page)).toEqual(["0", "0", "0"]);
});

for (const [width, viewport] of [
  ["desktop", desktop],
  ["phone", phone],
] as const) {
  test.describe(`on a ${width}`, () => {
    test(
      "a member sees an award arrive, redeems once, and follows the result",
      longIf(width !== "phone"),
      async ({ open, site }) => {
        const { page, adjust, staff, own } = await openWithPoints({ open, site }, `Mia${width}`, {
          visit: { viewport },
        });
        const sent = redemptionsSentBy(page);
        expect(await figures(page)).toEqual(["0", "0", "0"]);
        await page.getByText("Nothing earned or spent yet").waitFor();
        await page.getByText("Nothing redeemed yet").waitFor();
        expect(await page.getByRole("button", { name: "Insufficient Points" }).count()).toBe(5);
        expect(await page.getByRole("button", { name: "Insufficient Points Scrim seat" }).isDisabled()).toBe(true);
        await expectAccessible(page);

        await adjust("add", 1240, "LCQ Most Points");
        await pollUntil(page, () => figures(page)).toEqual(["1,240", "1", "0"]);
        await page.getByRole("status").getByText("You have 1,240 points now.").waitFor({ state: "attached" });
        expect(await linesOf(page, transactions)).toEqual(["LCQ Most Points Earned +1,240"]);
        expect(await page.locator(".reward-progress__you").innerText()).toBe("You, 1,240");
        expect(await page.getByRole("button", { name: "Insufficient Points" }).count()).toBe(3);
        expect(
          await page
            .getByText(/to go\)$/)
            .first()
            .innerText(),
        ).toBe("points (1,260 to go)");

        await redeemButton(page, "Scrim seat").click();
        expect(await discordField(page).inputValue()).toBe(`mia${width}_sample`);
        expect(await redeemDialog(page).getByRole("definition").allInnerTexts()).toEqual(["1,000", "240"]);
        await expectAccessible(page);
        await discordField(page).fill("   ");
        await sendButton(page).click();
        await page.getByText(pointsTexts.discordMissing).waitFor();
        await expect.poll(() => hasFocus(discordField(page))).toBe(true);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await discordField(page).fill("mia_elsewhere");
        await expect.poll(() => page.getByText(pointsTexts.discordMissing).count()).toBe(0);
        await sendButton(page).dblclick();
        await toastSays(page, { title: "Scrim seat", description: pointsTexts.redeemed });
        await expect.poll(() => redeemDialog(page).count()).toBe(0);
        expect(sent).toEqual([{ key: expect.stringMatching(/^[\w-]{8,80}$/), body: expect.anything() }]);
        await expect.poll(() => figures(page)).toEqual(["240", "1", "1"]);
        expect(await linesOf(page, transactions)).toEqual([
          "Redeemed: Scrim seat Spent −1,000",
          "LCQ Most Points Earned +1,240",
        ]);
        expect(await linesOf(page, redemptions)).toEqual(["Scrim seat Pending 1,000"]);
        await expectAccessible(page);

        const [first] = await own(pointsApi.redemptions);
        await staff(pointsAdminApi.resolve, { params: { id: first?.id ?? "" }, body: { status: "completed" } });
        await adjust("add", 500, "LCQ Most Points");
        await pollUntil(page, () => linesOf(page, redemptions)).toEqual(["Scrim seat Completed 1,000"]);

        await redeemButton(page, "Custom Discord role").click();
        await sendButton(page).click();
        await expect.poll(() => figures(page)).toEqual(["240", "2", "2"]);
        const [second] = await own(pointsApi.redemptions);
        await staff(pointsAdminApi.resolve, { params: { id: second?.id ?? "" }, body: { status: "cancelled" } });
        await pollUntil(page, () => linesOf(page, redemptions)).toEqual([
          "Custom Discord role Cancelled Points returned 500",
          "Scrim seat Completed 1,000",
        ]);
        expect((await linesOf(page, transactions))[0]).toBe(
          `Refund: Custom Discord role Adjusted by ${team.name} +500`,
        );
        expect(await figures(page)).toEqual(["740", "2", "2"]);
        await expectAccessible(page);
      },
    );

    test("a visitor reads about the programme, and comes back after signing in", { tag: "@long" }, async ({
      open,
      site,
    }) => {
      const person = personNamed(`Noa${width}`);
      await register(site.origin, person);
      const page = await open("/points", { viewport });
      await page.getByRole("heading", { name: team.programme.name, level: 1 }).waitFor();
      expect(await page.getByRole("region", { name: "Rewards" }).getByRole("listitem").count()).toBe(5);
      expect(await page.getByRole("region", { name: "Rewards" }).getByRole("button").count()).toBe(0);
      const awards = page.getByRole("region", { name: "How points are earned" }).getByRole("term");
      expect((await awards.allInnerTexts()).toSorted()).toEqual(
        team.programme.awards.map((award) => award.description).toSorted(),
      );
      const main = page.getByRole("main");
      expect(await main.getByRole("link", { name: "Create Account" }).getAttribute("href")).toBe(
        "/register?returnUrl=%2Fpoints",
      );
      await expectAccessible(page);
      await main.getByRole("link", { name: "Sign In" }).click();
      await main.getByLabel("Email").fill(person.email);
      await main.getByLabel("Password", { exact: true }).fill(password);
      await main.getByRole("button", { name: "Sign In" }).click();
      await page.waitForURL("**/points");
      await expect.poll(() => figures(page)).toEqual(["0", "0", "0"]);
    });
  });
}

test("a long history loads more on request, and keeps the focus", { tag: "@long" }, async ({ open, site }) => {
  const { page, adjust } = await openWithPoints({ open, site }, "Ona", { points: 1 });
  for (let count = 2; count <= 34; count++) await adjust("add", count, `Award ${count}`);
  await pollUntil(page, () => figures(page)).toEqual(["595", "34", "0"]);
  expect(await historyOf(page, transactions).count()).toBe(10);
  const more = page.getByRole("region", { name: transactions }).getByRole("button", { name: "Show more" });
  await more.click();
  await expect.poll(() => historyOf(page, transactions).count()).toBe(30);
  expect(await hasFocus(more)).toBe(true);
  await page.getByRole("status").getByText("30 transactions shown").waitFor({ state: "attached" });
  await more.click();
  await expect.poll(() => historyOf(page, transactions).count()).toBe(34);
  await expect.poll(() => hasFocus(page.getByText("All 34 transactions shown"))).toBe(true);
  await adjust("add", 5, "Award 35");
  await pollUntil(page, () => historyOf(page, transactions).count()).toBe(35);
  expect(await page.getByText("All 34 transactions shown").count()).toBe(1);
  await expectAccessible(page);
});

test("a part that doesn't load says so and can be retried", { tag: "@long" }, async ({ open, site }) => {
  const { page } = await openWithPoints({ open, site }, "Pia", {
    path: "/settings",
    points: 70,
    visit: { mayRefuse: "/api/points/" },
  });
  await page.route("**/api/points/*", (route) => route.abort());
  await page.getByRole("link", { name: team.programme.name }).first().click();
  await page.getByText("Your points didn’t load").waitFor();
  await page.getByText("The rewards didn’t load").waitFor();
  expect(await page.getByRole("region", { name: transactions }).count()).toBe(0);
  await expectAccessible(page);
  await page.unroute("**/api/points/*");
  await page.locator(".standing").getByRole("button", { name: "Try again" }).click();
  await page.getByRole("region", { name: "Rewards" }).getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Insufficient Points" }).first().waitFor();
  await expect.poll(() => figures(page)).toEqual(["70", "1", "0"]);
  await page.route("**/api/points/me", (route) => route.abort());
  await poll(page);
  await page.getByText("Your points may be out of date").waitFor();
  expect(await figures(page)).toEqual(["70", "1", "0"]);
});

test("while it loads, the page says so", { tag: "@long" }, async ({ open, site }) => {
  const { page } = await openWithPoints({ open, site }, "Quin", { path: "/settings" });
  await page.route("**/api/points/*", () => {}); // never responds
  await page.getByRole("link", { name: team.programme.name }).first().click();
  for (const what of ["your points", "rewards", "your history"])
    await page.getByRole("status").getByText(`Loading ${what}`).waitFor({ state: "attached" });
  await expectAccessible(page);
});

for (const width of [320, 768, 1440]) {
  test(`the largest possible balance fits at ${width} pixels`, { tag: "@long" }, async ({ open, site }) => {
    const { page } = await openWithPoints({ open, site }, `Rex${width}`, {
      points: maxPoints,
      visit: { viewport: { width, height: 900 } },
    });
    expect(await figures(page)).toEqual(["1,000,000,000", "1", "0"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.getByRole("button", { name: "Insufficient Points" }).count()).toBe(0);
    expect(
      await page.locator(".reward-progress__you").evaluate((label) => label.getBoundingClientRect().left),
    ).toBeGreaterThan(0);
    await expectAccessible(page);
  });
}

test("without script a member sees their balance", { tag: "@long" }, async ({ open, site }) => {
  const { page } = await openWithPoints({ open, site }, "Sol", { points: 1000, visit: { javaScriptEnabled: false } });
  expect(await figures(page)).toEqual(["1,000", "1", "0"]);
  expect(await linesOf(page, transactions)).toEqual(["Best Clip Earned +1,000"]);
  expect(await page.locator("main noscript p").innerText()).toBe("You need JavaScript to redeem a reward.");
});

test("the dashboard shows the balance and the result of the newest redemption", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const { page, own } = await openWithPoints({ open, site }, "Tess", { path: "/dashboard", points: 1740 });
  const purse = page.getByRole("region", { name: team.programme.name });
  await purse.getByText("1,740").waitFor();
  await purse.getByText("Nothing redeemed yet").waitFor();
  const [role] = await own(pointsApi.items);
  await own(pointsApi.redeem, { body: { itemId: role?.id ?? "", discordUsername: "tess_sample" } });
  await page.reload();
  await purse.getByText("1,240").waitFor();
  await purse.getByRole("heading", { name: "Custom Discord role" }).waitFor();
  await purse.getByText("Pending").waitFor();
  await expectAccessible(page);
  await purse.getByRole("link", { name: "Points and rewards" }).click();
  await expect.poll(() => figures(page)).toEqual(["1,240", "1", "1"]);
});
