import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { pointsTexts } from "#contract/points/constants.ts";
import { team } from "#team.config.ts";
import { choiceOf, toastSays } from "./dashboard.ts";
import { expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";
import { award, confirmSet, focused, innerTab, makeMember, programme, rowWith } from "./points-admin.ts";

test.use({ siteKind: { name: "points" } });

const box = (page: Page) => page.getByRole("region", { name: "Adjust points" });
const amount = (page: Page) => box(page).getByLabel("Amount");
const pointsIn = (page: Page, name: string) => rowWith(page, name).locator(".table__figure");

for (const [place, visit] of [
  ["desk", {}],
  ["phone", { viewport: phone }],
] as const) {
  test(
    `on a ${place} a quick award fills in the form, and the row shows the new balance immediately`,
    longIf(place !== "desk"),
    async ({ openAs, site }) => {
      const name = place === "desk" ? "Ava" : "Pip";
      await makeMember(site, name, 100);
      const page = await programme(openAs, "users", visit);
      await rowWith(page, name)
        .getByRole("button", { name: `Adjust ${name} Sample` })
        .click();
      expect(await hasFocus(box(page).getByLabel("User"))).toBe(true);
      await box(page).getByRole("radio", { name: "Subtract" }).check();
      await box(page).getByRole("button", { name: "LCQ Most Kills 250" }).click();
      expect(await box(page).getByRole("radio", { name: "Add" }).isChecked()).toBe(true);
      expect(await amount(page).inputValue()).toBe("250");
      expect(await box(page).getByLabel("Description").inputValue()).toBe("LCQ Most Kills");
      await expectAccessible(page);
      await box(page).getByRole("button", { name: "Add 250 points" }).click();
      await toastSays(page, pointsTexts.adjusted);
      await expect.poll(() => pointsIn(page, name).innerText()).toBe("350");
      await box(page).getByRole("button", { name: "Add points" }).waitFor();
      await innerTab(page, "Transactions").click();
      await expect.poll(() => rowWith(page, `${name} Sample`).first().innerText()).toContain("+250");
      expect(await rowWith(page, `${name} Sample`).first().innerText()).toContain("by ada_admin");
    },
  );
}

test("asks for a user and an amount, and Clear starts over", { tag: "@long" }, async ({ openAs, site }) => {
  await makeMember(site, "Cleo", 10);
  const page = await programme(openAs, "users");
  await box(page).getByRole("button", { name: "Add points" }).click();
  await expect
    .poll(() => box(page).locator(".error").allInnerTexts())
    .toEqual([pointsTexts.adjustIncomplete, pointsTexts.adjustIncomplete]);
  expect(await hasFocus(box(page).getByLabel("User"))).toBe(true);
  await expectAccessible(page);
  await amount(page).fill("a few");
  await box(page).getByText("Amount must be a whole number").waitFor();
  await box(page).getByRole("button", { name: "Best Clip 100" }).click();
  await expect.poll(() => box(page).locator(".error").count()).toBe(1);
  await box(page).getByLabel("User").selectOption({ label: "cleo_sample, 10 points" });
  await expect.poll(() => box(page).locator(".error").count()).toBe(0);
  await box(page).getByRole("button", { name: "Clear" }).click();
  expect(await amount(page).inputValue()).toBe("");
  expect(await box(page).getByLabel("User").inputValue()).toBe("");
  expect(await box(page).locator(".error").count()).toBe(0);
});

test("no balance falls below zero: the server says so and the input stays; set means the new total", async ({
  openAs,
  site,
}) => {
  await makeMember(site, "Dora", 40);
  const page = await programme(openAs, "users", {
    mayRefuse: "/api/admin/points/users/",
    mayFail: "/api/admin/points/users/",
  });
  await rowWith(page, "Dora").getByRole("button").click();
  await box(page).getByRole("radio", { name: "Subtract" }).check();
  await amount(page).fill("41");
  await box(page).getByLabel("Description").fill("Came late");
  await box(page).getByRole("button", { name: "Subtract 41 points" }).click();
  await toastSays(page, "Error");
  await toastSays(page, pointsTexts.belowZero);
  expect(await box(page).locator(".error").innerText()).toBe(pointsTexts.belowZero);
  expect(await amount(page).inputValue()).toBe("41");
  expect(await box(page).getByLabel("Description").inputValue()).toBe("Came late");
  await page.route("**/api/admin/points/users/*", (route) => route.abort());
  await box(page).getByRole("radio", { name: "Set" }).check();
  await confirmSet(page, 41);
  await box(page).locator(".error", { hasText: "No answer came back." }).waitFor();
  await page.unroute("**/api/admin/points/users/*");
  await confirmSet(page, 41);
  await toastSays(page, pointsTexts.adjusted);
  await expect.poll(() => pointsIn(page, "Dora").innerText()).toBe("41");
});

test("a member who isn't listed is found by search and stays chosen", { tag: "@long" }, async ({ openAs, site }) => {
  await makeMember(site, "Alf", 5); // listed before her
  await makeMember(site, "Eve", 1);
  const page = await programme(openAs, "users");
  await innerTab(page, "Leaderboard").click();
  await page.route("**/api/admin/points/users?*", (route) =>
    route.continue({ url: route.request().url().replace("limit=25", "limit=1") }),
  );
  await page.goto(page.url());
  await innerTab(page, "User Points").click();
  await page.getByRole("button", { name: "Show more" }).waitFor();
  expect(await rowWith(page, "Eve").count()).toBe(0);
  await page.getByLabel("Search members").fill("eve@sample");
  await rowWith(page, "Eve").getByRole("button").click();
  await page.getByLabel("Search members").fill("");
  await expect.poll(() => rowWith(page, "Eve").count()).toBe(0);
  const choice = box(page).getByLabel("User");
  expect(await choice.locator("option:checked").innerText()).toBe("eve_sample, 1 point");
  await amount(page).fill("1");
  await box(page).getByRole("button", { name: "Add 1 point" }).click();
  await toastSays(page, pointsTexts.adjusted);
  expect(await choice.locator("option:checked").innerText()).toBe("eve_sample, 2 points");
  await page.getByLabel("Search members").fill("nobody at all");
  await page.getByText("No matching members").waitFor();
  await expectAccessible(page);
});

test("points are adjusted with only the keyboard", { tag: "@long" }, async ({ openAs, site }) => {
  await makeMember(site, "Kay", 5);
  const page = await programme(openAs, "users");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByLabel("Search members").focus();
  await page.keyboard.type("kay@sample");
  await expect.poll(() => page.locator("tbody tr:visible").count()).toBe(1);
  await press("Tab", "Tab", "Enter");
  expect(await focused(page)).toContain("kay_sample");
  await press("Tab", "ArrowRight", "ArrowRight");
  for (const _ of team.programme.awards) await press("Tab");
  await press("Tab");
  await page.keyboard.type("77");
  await press("Tab");
  await page.keyboard.type("Counted anew");
  await press("Tab");
  expect(await focused(page)).toBe("Set to 77 points");
  await press("Enter");
  await page.getByRole("dialog").waitFor();
  await press("Tab");
  expect(await focused(page)).toBe("Set to 77");
  await press("Enter");
  await toastSays(page, pointsTexts.adjusted);
  await expect.poll(() => pointsIn(page, "Kay").innerText()).toBe("77");
});

test("lists reload every half minute, without losing the focus or what was typed", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  await makeMember(site, "Rae", 3);
  const page = await programme(openAs, "users", { before: (opened) => opened.clock.install() });
  await makeMember(site, "Sol", 900);
  await amount(page).fill("12");
  const isFound = page.waitForResponse(/search=sample/);
  await page.getByLabel("Search members").fill("sample.example");
  await isFound;
  const adjust = rowWith(page, "Sol").getByRole("button");
  await adjust.focus();
  await award(site, "Rae", 2000); // she overtakes Sol
  expect(await pointsIn(page, "Rae").innerText()).toBe("3");
  await page.clock.fastForward(31_000);
  await expect.poll(() => pointsIn(page, "Rae").innerText()).toBe("2,003");
  expect(await hasFocus(adjust)).toBe(true);
  expect(await amount(page).inputValue()).toBe("12");
  expect(await page.getByLabel("Search members").inputValue()).toBe("sample.example");
  await innerTab(page, "Requirements").click();
  await innerTab(page, "User Points").click();
  expect(await amount(page).inputValue()).toBe("12");
});

test("transactions are filtered by member and type, and the file has the same ones", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  await makeMember(site, "Fay", 30);
  const page = await programme(openAs, "users");
  await makeMember(site, "Guy", 60);
  await innerTab(page, "Transactions").click();
  await rowWith(page, "Guy").waitFor();
  const type = choiceOf(page, "Type");
  await type.focus();
  await page.keyboard.press("S"); // on a closed select, it only moves
  await page.keyboard.press("Enter");
  await expect.poll(() => rowWith(page, "Guy").count()).toBe(0);
  expect(await hasFocus(type)).toBe(true);
  expect(await type.locator("option:checked").innerText()).toBe("Spent");
  expect(new URL(page.url()).search).toBe("?tab=transactions&type=spent");
  await choiceOf(page, "Type").selectOption("Earned");
  const member = page.getByRole("combobox", { name: "Member", exact: true });
  const options = page.getByRole("listbox").getByRole("option");
  await member.fill("sample.example");
  await options.nth(1).waitFor();
  const active = () =>
    member.evaluate((field) => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.innerText);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    return active();
  };
  const names = await options.allInnerTexts();
  expect(await press("ArrowDown")).toBe(names[0]);
  expect(await press("ArrowUp")).toBeUndefined(); // back to the text, as the ARIA practices recommend
  expect(await press("ArrowUp")).toBe(names.at(-1));
  expect(await press("ArrowUp", "ArrowDown")).toBe(names.at(-1));
  await expectAccessible(page);
  expect(await press("Escape")).toBeUndefined();
  await expect.poll(() => options.count()).toBe(0);
  await member.fill("fay_");
  await expect.poll(() => options.count()).toBe(1);
  expect(await press("ArrowDown")).toContain("Fay Sample");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("Show all members");
  await expect.poll(() => page.locator("tbody tr:visible").count()).toBe(1);
  expect(await rowWith(page, "Fay").innerText()).toContain("+30");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("transactions.csv");
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("fay@sample.example,earned,Best Clip,30,ada_admin");
  await page.getByRole("button", { name: "Show all members" }).click();
  await rowWith(page, "Guy").waitFor();
});

test("the leaderboard names its metals, and the requirements are the awards", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  await makeMember(site, "Lea", 5000);
  const page = await programme(openAs, "users");
  await innerTab(page, "Leaderboard").click();
  const first = page.locator(".ranks > li").first();
  await expect.poll(() => first.innerText()).toMatch(/^1\s+lea_sample\s*Gold/);
  await innerTab(page, "Requirements").click();
  for (const { description } of team.programme.awards) await rowWith(page, description).waitFor();
  const dashboard = page.getByRole("link", { name: "View User Dashboard" });
  expect(await dashboard.getAttribute("href")).toBe("/points");
  expect(await dashboard.getAttribute("target")).toBe("_blank");
});

for (const tab of ["items", "users", "leaderboard", "redemptions", "transactions", "requirements"]) {
  test(`the tab ${tab} fits windows of every width and is accessible in each`, { tag: "@long" }, async ({ openAs }) => {
    const page = await programme(openAs, tab);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
      await expectAccessible(page, `${width} wide`);
    }
  });
}
