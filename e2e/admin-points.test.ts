import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { pointsTexts, quickAwards } from "#contract/points-programme.ts";
import { choiceOf, toastSays } from "./admin.ts";
import { accessibilityFaults, phone } from "./browser.ts";
import { hasFocus } from "./member.ts";
import { award, focused, innerTab, rowWith, usePoints } from "./points-admin.ts";

const { programme, member } = usePoints();

const box = (page: Page) => page.getByRole("region", { name: "Adjust points" });
const amount = (page: Page) => box(page).getByLabel("Amount");
const pointsIn = (page: Page, name: string) => rowWith(page, name).locator(".fig");

async function withMember(name: string, points: number, visit?: Parameters<typeof programme>[1]) {
  const admin = await programme("items");
  await (await member(admin, name, points)).context().close();
  await admin.context().close();
  return programme("users", visit);
}

test.each([
  ["desk", {}],
  ["phone", { viewport: phone }],
])("on a %s a quick award fills in the form, and the row shows the new balance at once", async (place, visit) => {
  const name = place === "desk" ? "Ava" : "Pip";
  const page = await withMember(name, 100, visit);
  await rowWith(page, name)
    .getByRole("button", { name: `Adjust ${name} Sample` })
    .click();
  expect(await hasFocus(box(page).getByLabel("User"))).toBe(true);
  await box(page).getByRole("radio", { name: "Subtract" }).check();
  await box(page).getByRole("button", { name: "LCQ Most Kills 250" }).click();
  expect(await box(page).getByRole("radio", { name: "Add" }).isChecked()).toBe(true);
  expect(await amount(page).inputValue()).toBe("250");
  expect(await box(page).getByLabel("Description").inputValue()).toBe("LCQ Most Kills");
  expect(await accessibilityFaults(page)).toEqual([]);
  await box(page).getByRole("button", { name: "Add 250 points" }).click();
  await toastSays(page, pointsTexts.adjusted);
  await expect.poll(() => pointsIn(page, name).innerText()).toBe("350");
  await box(page).getByRole("button", { name: "Add points" }).waitFor();
  await innerTab(page, "Transactions").click();
  await expect.poll(() => rowWith(page, `${name} Sample`).first().innerText()).toContain("+250");
  expect(await rowWith(page, `${name} Sample`).first().innerText()).toContain("By ada_admin");
  await page.context().close();
});

test("asks for a user and an amount, and Clear begins anew", async () => {
  const page = await withMember("Cleo", 10);
  await box(page).getByRole("button", { name: "Add points" }).click();
  await expect
    .poll(() => box(page).locator(".err").allInnerTexts())
    .toEqual([pointsTexts.adjustIncomplete, pointsTexts.adjustIncomplete]);
  expect(await hasFocus(box(page).getByLabel("User"))).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await amount(page).fill("a few");
  await box(page).getByText("Amount must be a whole number").waitFor();
  await box(page).getByRole("button", { name: "Best Clip 100" }).click();
  await expect.poll(() => box(page).locator(".err").count()).toBe(1);
  await box(page).getByLabel("User").selectOption({ label: "cleo_sample, 10 points" });
  await expect.poll(() => box(page).locator(".err").count()).toBe(0);
  await box(page).getByRole("button", { name: "Clear" }).click();
  expect(await amount(page).inputValue()).toBe("");
  expect(await box(page).getByLabel("User").inputValue()).toBe("");
  expect(await box(page).locator(".err").count()).toBe(0);
  await page.context().close();
});

test("no balance falls below zero: the server says so and what was typed stays; set means the new total", async () => {
  const page = await withMember("Dora", 40);
  await rowWith(page, "Dora").getByRole("button").click();
  await box(page).getByRole("radio", { name: "Subtract" }).check();
  await amount(page).fill("41");
  await box(page).getByLabel("Description").fill("Came late");
  await box(page).getByRole("button", { name: "Subtract 41 points" }).click();
  await toastSays(page, "Error");
  await toastSays(page, pointsTexts.belowZero);
  expect(await box(page).locator(".err").innerText()).toBe(pointsTexts.belowZero);
  expect(await amount(page).inputValue()).toBe("41");
  expect(await box(page).getByLabel("Description").inputValue()).toBe("Came late");
  await page.route("**/api/admin/points/users/*", (route) => route.abort());
  await box(page).getByRole("radio", { name: "Set" }).check();
  await box(page).getByRole("button", { name: "Set to 41 points" }).click();
  await box(page).locator(".err", { hasText: "No answer came." }).waitFor();
  await page.unroute("**/api/admin/points/users/*");
  await box(page).getByRole("button", { name: "Set to 41 points" }).click();
  await toastSays(page, pointsTexts.adjusted);
  await expect.poll(() => pointsIn(page, "Dora").innerText()).toBe("41");
  await page.context().close();
});

test("whoever is not listed is found by the search and stays chosen", async () => {
  const page = await withMember("Eve", 1);
  await innerTab(page, "Leaderboard").click();
  await page.route("**/api/admin/points/users?*", (route) =>
    route.continue({ url: route.request().url().replace("limit=50", "limit=1") }),
  );
  await page.goto(page.url(), { waitUntil: "networkidle" });
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
  await page.getByText("No such member").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().close();
});

test("points are adjusted by keyboard alone", async () => {
  const page = await withMember("Kay", 5);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByLabel("Search members").focus();
  await page.keyboard.type("kay@sample");
  await expect.poll(() => page.locator("tbody tr:visible").count()).toBe(1);
  await press("Tab", "Enter");
  expect(await focused(page)).toContain("kay_sample");
  await press("Tab", "ArrowRight", "ArrowRight");
  for (const _ of quickAwards) await press("Tab");
  await press("Tab");
  await page.keyboard.type("77");
  await press("Tab");
  await page.keyboard.type("Counted anew");
  await press("Tab");
  expect(await focused(page)).toBe("Set to 77 points");
  await press("Enter");
  await toastSays(page, pointsTexts.adjusted);
  await expect.poll(() => pointsIn(page, "Kay").innerText()).toBe("77");
  await page.context().close();
});

test("lists are read anew every half minute, and neither the keyboard nor what is typed is lost", async () => {
  const page = await withMember("Rae", 3, { before: (opened) => opened.clock.install() });
  const other = await programme("items");
  await (await member(other, "Sol", 900)).context().close();
  await amount(page).fill("12");
  const isFound = page.waitForResponse(/search=sample/);
  await page.getByLabel("Search members").fill("sample.example");
  await isFound;
  const adjust = rowWith(page, "Sol").getByRole("button");
  await adjust.focus();
  await award(other, "Rae", 2000); // who climbs over Sol
  expect(await pointsIn(page, "Rae").innerText()).toBe("3");
  await page.clock.fastForward(31_000);
  await expect.poll(() => pointsIn(page, "Rae").innerText()).toBe("2,003");
  expect(await hasFocus(adjust)).toBe(true);
  expect(await amount(page).inputValue()).toBe("12");
  expect(await page.getByLabel("Search members").inputValue()).toBe("sample.example");
  await innerTab(page, "Requirements").click();
  await innerTab(page, "User Points").click();
  expect(await amount(page).inputValue()).toBe("12");
  for (const opened of [page, other]) await opened.context().close();
});

test("transactions are filtered by member and type, and the file has the same ones", async () => {
  const page = await withMember("Fay", 30);
  const other = await programme("items");
  await (await member(other, "Guy", 60)).context().close();
  await innerTab(page, "Transactions").click();
  await rowWith(page, "Guy").waitFor();
  await choiceOf(page, "Type").selectOption("Spent");
  await expect.poll(() => rowWith(page, "Guy").count()).toBe(0);
  expect(new URL(page.url()).search).toBe("?tab=transactions&type=spent");
  await choiceOf(page, "Type").selectOption("Earned");
  await page.getByRole("searchbox", { name: "Member", exact: true }).fill("fay_");
  const found = page.getByRole("button", { name: "Fay Sample" });
  await found.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await found.click();
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
  for (const opened of [page, other]) await opened.context().close();
});

test("the leaderboard names its metals, and the requirements are the awards", async () => {
  const page = await withMember("Lea", 5000);
  await innerTab(page, "Leaderboard").click();
  const first = page.locator(".leaders > li").first();
  await expect.poll(() => first.innerText()).toMatch(/^1\s+lea_sample\s*Gold/);
  await innerTab(page, "Requirements").click();
  for (const { description } of quickAwards) await rowWith(page, description).waitFor();
  const dashboard = page.getByRole("link", { name: "View User Dashboard" });
  expect(await dashboard.getAttribute("href")).toBe("/points");
  expect(await dashboard.getAttribute("target")).toBe("_blank");
  await page.context().close();
});

test.each(["items", "users", "leaderboard", "redemptions", "transactions", "requirements"])(
  "the tab %s fits windows of every width and is accessible in each",
  async (tab) => {
    const page = await programme(tab);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
      expect(await accessibilityFaults(page), `${width} wide`).toEqual([]);
    }
    await page.context().close();
  },
);
