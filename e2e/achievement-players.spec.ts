import type { Page } from "@playwright/test";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { noSuchDateTyped } from "#contract/text-rules.ts";
import { toastSays } from "./dashboard.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

test.use({ siteKind: { name: "achievement-players" } });

const title = "Trios Final";
const row = (page: Page) => page.locator("tbody tr:visible", { hasText: title });

test("a chief records by keyboard who took part, visitors see it, and a player is removed again", async ({
  open,
  openAs,
}) => {
  const page = await openAs("chief", "/admin/achievements");
  const box = page.getByRole("dialog", { name: "Add Achievement" });
  await page.getByRole("button", { name: "Add Achievement" }).click();
  await box.getByLabel("Title").fill(title);
  await box.getByLabel("Position", { exact: true }).fill("1");
  const date = box.getByLabel("Date");
  await date.pressSequentially("02302026");
  await box.getByRole("button", { name: "Add Achievement" }).click();
  await box.getByText(noSuchDateTyped).waitFor();
  expect(await hasFocus(date)).toBe(true);
  await date.fill("2026-03-29");
  await expect.poll(() => box.getByText(noSuchDateTyped).count()).toBe(0);
  const players = box.getByRole("combobox", { name: "Players" });
  await players.focus();
  await page.keyboard.type("tarn");
  await page.getByRole("option", { name: "Tarn9_demo" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const chosen = box.getByRole("list", { name: "Players chosen" }).getByRole("listitem");
  await expect.poll(() => chosen.allInnerTexts()).toEqual(["Tarn9_demo"]);
  expect(await players.inputValue()).toBe("");
  await page.keyboard.type("beck");
  await page.getByRole("option", { name: "BeckRun_demo" }).click();
  await expect.poll(() => chosen.allInnerTexts()).toEqual(["Tarn9_demo", "BeckRun_demo"]);
  await expectAccessible(page);
  await box.getByRole("button", { name: "Add Achievement" }).click();
  await toastSays(page, achievementTexts.created);
  await expect.poll(() => row(page).innerText()).toContain("With Tarn9_demo and BeckRun_demo");
  const visitor = await open("/");
  await visitor.locator("#achievements").getByText("Tarn9_demo and BeckRun_demo").waitFor();

  await row(page).getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit achievement" });
  await editing.getByRole("button", { name: "Remove Tarn9_demo" }).press("Enter");
  expect(await hasFocus(editing.getByRole("combobox", { name: "Players" }))).toBe(true);
  await expectAccessible(page);
  await editing.getByRole("button", { name: "Save achievement" }).click();
  await toastSays(page, achievementTexts.updated);
  await expect.poll(() => row(page).innerText()).toContain("With BeckRun_demo");
});
