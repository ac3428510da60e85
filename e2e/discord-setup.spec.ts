import type { Page } from "@playwright/test";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { discordApi } from "#contract/discord/endpoints.ts";
import { staffForm } from "#server/testing/cast/filled-forms.ts";
import { acceptedBotToken } from "#server/testing/stand-ins/discord-bot.ts";
import { toastSays } from "./dashboard.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { openAsMember } from "./member.ts";

test.use({ siteKind: ({ platforms }, use) => use({ settings: platforms.settings }) });

const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const step = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

test("an admin connects the team's bot step by step, each step says what's wrong, and applications become cards", async ({
  open,
  openAs,
  platforms,
  site,
}) => {
  const page = await openAs("admin", "/admin/settings?part=discord", { mayRefuse: discordApi.get.path });
  const [bot, server, channel] = [step(page, "The bot"), step(page, "Your server"), step(page, "The staff’s channel")];
  await expect(bot).toContainText("Next");
  await expect(server).toContainText("Later");

  await press(page, "Enter the token");
  await press(page, "Connect");
  await dialog(page).getByText("Enter the bot’s token").waitFor();
  await dialog(page).getByLabel("Token").fill("mistyped");
  await press(page, "Connect");
  await expect(bot).toContainText("press Reset Token");

  platforms.discord.setInServer(false);
  await press(page, "Replace the token");
  await dialog(page).getByLabel("Token").fill(acceptedBotToken);
  await press(page, "Connect");
  await expect(bot).toContainText("Summit Bot is connected. Its token is stored.");
  await expect(server).toContainText("The bot is in no server");
  await expect(server.getByRole("link", { name: "Add the bot to a server" })).toHaveAttribute(
    "href",
    `${platforms.origin}/oauth2/authorize?client_id=701&scope=bot&permissions=3072`,
  );

  platforms.discord.setInServer(true);
  await press(page, "Test now");
  await expect(server).toContainText("It’s in Summit and sees 2 text channels.");
  platforms.discord.setMayWrite(false);
  await channel.getByLabel("Channel").selectOption("#staff");
  await press(page, "Save and test");
  await expect(channel).toContainText("allow the bot View Channel and Send Messages");
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  platforms.discord.setMayWrite(true);
  await press(page, "Test now");
  await toastSays(page, "The bot works");
  await expect(channel).toContainText("The staff are told in #staff.");
  expect(platforms.discord.messages()).toMatchObject([{ channelId: "902" }]);
  await page.reload();
  await expect(channel.getByLabel("Channel")).toHaveValue("902");

  const written = () => JSON.stringify(platforms.discord.messages());
  const member = await openAsMember(open, { name: "Wren", path: "/about" });
  const sent = await member.request.post(applicationsApi.sendStaff.path, { data: staffForm });
  const { id } = await sent.json();
  await expect.poll(written).toContain("**New application**\\nModerator, from Sam");
  await site.asAdmin(applicationsAdminApi.review, { params: { id }, body: { status: "approved" } });
  await expect.poll(written).toContain("**Application approved** by ada");
  expect(written()).not.toContain(staffForm.whyModerator);

  await press(page, "Disconnect");
  await expect(dialog(page)).toContainText("The stored token is deleted.");
  await dialog(page).getByRole("button", { name: "Disconnect", exact: true }).click();
  await expect(bot).toContainText("Next");
});
