import type { Page } from "@playwright/test";
import type { Open } from "./fixtures/open-page.ts";
import { expect, test } from "./fixtures/test.ts";

const minutes = 60_000;
const twitch = (page: Page) => page.locator(".board li", { hasText: "Twitch" });

/** Opens a page on a fake clock, with these as the next follower counts for Twitch. */
async function openWithCounts(open: Open, answers: number[]): Promise<Page> {
  const page = await open("/", {
    before: async (tab) => {
      await tab.clock.install();
      await tab.route("**/api/social/stats", async (route) => {
        const answer = await route.fetch();
        const counts: { platform: string; followers: number }[] = await answer.json();
        const followers = answers.shift();
        const changed = counts.map((count) =>
          count.platform === "twitch" && followers !== undefined ? { ...count, followers } : count,
        );
        await route.fulfill({ response: answer, json: changed });
      });
    },
  });
  await twitch(page).scrollIntoViewIfNeeded();
  return page;
}

test("a rising count is highlighted for 3 seconds, has a badge for 5 and shows a toast", async ({ open }) => {
  const page = await openWithCounts(open, [3136]);
  expect(await twitch(page).innerText()).toContain("3.1K");
  await page.clock.runFor(2 * minutes);
  await expect.poll(() => twitch(page).innerText()).toContain("+36");
  expect(await twitch(page).getAttribute("class")).toBe("is-live");
  expect(await page.getByRole("region", { name: /Notifications/ }).innerText()).toContain("Twitch");
  await page.clock.runFor(3100);
  await expect.poll(() => twitch(page).getAttribute("class")).toBeNull();
  expect(await twitch(page).innerText()).toContain("+36");
  await page.clock.runFor(2000);
  await expect.poll(() => twitch(page).innerText()).not.toContain("+36");
});

test("a falling count says so in figures and words", { tag: "@long" }, async ({ open }) => {
  const page = await openWithCounts(open, [3136, 3124]);
  await page.clock.runFor(2 * minutes);
  await expect.poll(() => twitch(page).innerText()).toContain("+36");
  await page.clock.runFor(2 * minutes);
  await expect
    .poll(() => page.locator(".delta [aria-hidden]").allInnerTexts())
    .toEqual([expect.stringMatching(/^[-−]12$/)]);
  expect(await twitch(page).getAttribute("data-direction")).toBe("down");
  expect(await page.locator(".delta .visually-hidden").innerText()).toContain("12");
});

test("an unchanged count says nothing, and the next rise says by how much", { tag: "@long" }, async ({ open }) => {
  const page = await openWithCounts(open, [3100, 3101]);
  const answer = page.waitForResponse("**/api/social/stats");
  await page.clock.runFor(2 * minutes);
  await (await answer).finished();
  expect(await page.locator(".delta, .is-live, .toast").count()).toBe(0);
  await page.clock.runFor(2 * minutes);
  await expect.poll(() => page.locator(".delta [aria-hidden]").allInnerTexts()).toEqual(["+1"]);
});

test("if the counts can't be loaded again, the last ones stay", { tag: "@long" }, async ({ open }) => {
  let answered = 0;
  const page = await open("/", {
    before: async (tab) => {
      await tab.clock.install();
      await tab.route("**/api/social/stats", async (route) => {
        await route.fulfill({ status: 200, body: "{" });
        answered++;
      });
    },
  });
  const pollOn = async () => {
    await page.clock.runFor(2 * minutes);
    return answered;
  };
  await expect.poll(pollOn).toBeGreaterThanOrEqual(2);
  expect(await twitch(page).innerText()).toContain("3.1K");
});

test("the sound can be turned off, which is remembered", { tag: "@long" }, async ({ open }) => {
  const page = await open("/");
  const sound = page.getByRole("switch", { name: /sound/i });
  expect(await sound.getAttribute("aria-checked")).toBe("true");
  await sound.click();
  await expect.poll(() => sound.getAttribute("aria-checked")).toBe("false");
  await page.reload();
  await expect.poll(() => page.getByRole("switch", { name: /sound/i }).getAttribute("aria-checked")).toBe("false");
});

test("Refresh Feed loads the whole page again", { tag: "@long" }, async ({ open }) => {
  const page = await open("/");
  await page.evaluate(() => document.body.setAttribute("data-seen", ""));
  await page.getByRole("button", { name: "Refresh Feed" }).click();
  await expect.poll(() => page.locator("body[data-seen]").count()).toBe(0);
});
