import type { Page } from "@playwright/test";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { post } from "./applicant.ts";
import { dashboardTab, toastSays } from "./dashboard.ts";
import { expect, test } from "./fixtures/test.ts";
import { password, personNamed } from "./member.ts";
import { editor, field, press } from "./news-desk.ts";

test.use({ siteKind: { name: "two-tabs" } });

const create = (page: Page) => page.getByRole("button", { name: "Create Article" }).click();
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")).length);

test("two tabs that write a new article each keep their own, and both are offered afterwards", {
  tag: "@long",
}, async ({ openAs }) => {
  const first = await openAs("admin", "/admin/news");
  const second = await first.context().newPage();
  await second.goto("/admin/news");
  await create(first);
  await create(second);
  await field(first, "Title").fill("From the first tab");
  await expect.poll(() => drafts(first)).toBe(1);
  await field(second, "Title").fill("From the second tab");
  await expect.poll(() => drafts(first)).toBe(2);
  await field(first, "Excerpt").fill("Still here.");

  const third = await first.context().newPage();
  await first.close();
  await second.close();
  await third.goto("/admin/news");
  await create(third);
  await editor(third).getByText("From the first tab").waitFor();
  await press(third, "Start another article");
  await field(third, "Title").fill("From the third tab");
  await expect.poll(() => drafts(third)).toBe(3);
  await field(third, "Excerpt").fill("In short.");
  await field(third, "Content").fill("At length.");
  await press(third, "Save draft");
  await toastSays(third, newsDeskTexts.saved);
  expect(await drafts(third)).toBe(2);

  await create(third);
  await press(third, "Continue");
  expect(await field(third, "Excerpt").inputValue()).toBe("Still here.");
  await field(third, "Content").fill("More.");
  await third.reload();
  await create(third);
  await editor(third).getByText("From the first tab").waitFor();
  await press(third, "Discard");
  await editor(third).getByText("From the second tab").waitFor();
  await press(third, "Discard");
  expect(await field(third, "Title").inputValue()).toBe("");
  expect(await drafts(third)).toBe(0);
});

test("a public page in another tab leaves what was typed here", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players");
  await post(page, accountsApi.register.path, { ...personNamed("Tabea"), password });
  const gamertag = page.getByRole("dialog", { name: "Add Player" }).getByLabel("Gamertag");
  /** After another tab of the dashboard was shown, because a form that stays on the page keeps its text anyway. */
  async function add() {
    await dashboardTab(page, "Achievements").click();
    await page.getByRole("button", { name: "Add Achievement" }).waitFor();
    await dashboardTab(page, "Players").click();
    await page.getByRole("button", { name: "Add Player", exact: true }).click();
  }
  await add();
  await gamertag.fill("Half typed");
  await page.keyboard.press("Escape");
  const heard = await page.evaluateHandle(() => {
    const channel = new BroadcastChannel("signed-in");
    const told = new Promise((resolve) => {
      channel.onmessage = ({ data }) => setTimeout(() => resolve(data.as)); // after the page has heard it too
    });
    return { told };
  });
  const other = await page.context().newPage();
  await other.goto("/about");
  expect(await heard.evaluate(({ told }) => told)).toBe("member");
  await add();
  expect(await gamertag.inputValue()).toBe("Half typed");
});
