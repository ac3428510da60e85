import type { Page } from "@playwright/test";
import { channelsApi } from "#contract/channels/endpoints.ts";
import { acceptedKeys } from "#server/testing/stand-ins/platforms.ts";
import { toastSays } from "./dashboard.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";

test.use({ siteKind: ({ platforms }, use) => use({ settings: platforms.settings }) });

const rowOf = (page: Page, name: string) =>
  page.getByRole("table", { name: "Channels" }).getByRole("row").filter({ hasText: name });
const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("an admin connects platforms, learns what's wrong with a key, and decides about a drop", async ({
  open,
  openAs,
  platforms,
  site,
}) => {
  const page = await openAs("admin", "/admin/settings?part=channels", { mayRefuse: "/api/admin/channels/" });
  const [twitch, discord] = [rowOf(page, "Twitch"), rowOf(page, "Discord")];
  await expect(rowOf(page, "Twitter")).toContainText("By hand");

  await press(page, "Connect Discord");
  await dialog(page).getByLabel("Invite").fill("discord.gg/summit");
  await expect(dialog(page)).toContainText("The site shows 5,600 today, which was typed in.");
  await press(page, "Connect");
  await toastSays(page, "Discord says 5,607");
  await expect(discord).toContainText("Automatic");

  await press(page, "Connect Twitch");
  await dialog(page).getByLabel("Name of the channel").fill("summit");
  await dialog(page).getByLabel("Client ID").fill(acceptedKeys.twitch.clientId);
  await press(page, "Connect");
  await dialog(page).getByText("Enter the client secret").waitFor();
  await dialog(page).getByLabel("Client secret").fill("mistyped");
  await press(page, "Connect");
  await expect(twitch).toContainText("Twitch refuses the client ID or secret. Copy both again");
  await press(page, "Change Twitch");
  await dialog(page).getByLabel("Client secret").fill(acceptedKeys.twitch.key);
  await press(page, "Save and test");
  await expect(twitch).toContainText("Automatic");

  platforms.setTrouble("twitch", "asked too often");
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  await page.route("**/api/admin/channels/twitch/test", (route) => isSeen.then(() => route.continue()), { times: 1 });
  await press(page, "Test now Twitch");
  await twitch.getByRole("button", { name: "Testing... Twitch" }).waitFor();
  seen();
  await expect(twitch).toContainText("wants the site to wait");
  await press(page, "Test now Twitch");
  await expect(twitch).toContainText("The platform asked the site to wait.");
  platforms.setFollowers("discord", 12);
  await press(page, "Test now Discord");
  await expect(discord).toContainText("Discord now says 12. The site still shows 5,607");
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  await press(page, "Accept 12 Discord");
  await expect(discord).toContainText("Automatic");
  const home = await open("/");
  await expect(home.locator(".board > li", { hasText: "Discord" })).toContainText("12");

  await press(page, "Disconnect Twitch");
  await expect(dialog(page)).toContainText("The stored key is deleted.");
  await press(page, "Disconnect");
  await expect(twitch).toContainText("By hand");

  const chief = await openAs("chief", "/admin/social", { mayRefuse: channelsApi.list.path });
  await chief.getByLabel("New Discord count").fill("77");
  await press(chief, "Update Discord");
  await expect(rowOf(chief, "Discord")).toContainText("Typed in");
  await press(chief, "Clear the Discord count");
  await expect(chief.locator(".counters > li", { hasText: "Discord" })).toContainText("12 members");
  await expect(chief.getByRole("button", { name: /^(Connect|Disconnect|Change) / })).toHaveCount(0);
  expect((await (await fetch(`${site.origin}/api/social/stats`)).text()).includes("summit")).toBe(false);
});
