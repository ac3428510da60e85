import { accountTexts } from "#contract/accounts/constants.ts";
import { mailsIn } from "#server/testing/stand-ins/received-mail.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { tokenMailed } from "./mails.ts";
import { hasFocus, toastSays } from "./member.ts";
import { section, settingsOf } from "./own-settings.ts";

test.use({ siteKind: { name: "settings" } });

test("a visitor is asked to sign in, and then comes back here", { tag: "@long" }, async ({ open }) => {
  const page = await open("/settings");
  await page.getByRole("heading", { name: "Sign in first" }).waitFor();
  const main = page.getByRole("main");
  expect(await main.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login?returnUrl=%2Fsettings");
  expect(await main.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
});

test("a member changes name and Discord username, and both are there after a reload", async ({ open }) => {
  const page = await settingsOf(open, "Ada");
  await expectAccessible(page);
  const profile = section(page, "Profile");
  await profile.getByLabel("Name").fill("  Ada Placeholder ");
  await profile.getByRole("button", { name: "Save name" }).click();
  await toastSays(page, { title: "Name updated" });
  expect(await profile.getByLabel("Name").inputValue()).toBe("Ada Placeholder");
  const discord = section(page, "Discord");
  await discord.getByLabel("Discord username").fill("@ada_elsewhere");
  await discord.getByRole("button", { name: "Save Discord username" }).click();
  await toastSays(page, { title: accountTexts.discordUpdated });
  await expect.poll(() => discord.getByLabel("Discord username").inputValue()).toBe("ada_elsewhere");
  await page.reload();
  expect(await profile.getByLabel("Name").inputValue()).toBe("Ada Placeholder");
  expect(await discord.getByLabel("Discord username").inputValue()).toBe("ada_elsewhere");
});

test("an error is at its field, which is focused, and nothing typed is lost", { tag: "@long" }, async ({ open }) => {
  const page = await settingsOf(open, "Bea", { viewport: phone });
  const discord = section(page, "Discord");
  await discord.getByLabel("Discord username").fill(" @ ");
  await discord.getByRole("button", { name: "Save Discord username" }).click();
  await discord.getByText(accountTexts.discordBlank).waitFor();
  expect(await hasFocus(discord.getByLabel("Discord username"))).toBe(true);
  expect(await discord.getByLabel("Discord username").inputValue()).toBe(" @ ");
  const profile = section(page, "Profile");
  await profile.getByLabel("Name").fill("B");
  await profile.getByRole("button", { name: "Save name" }).click();
  await profile.getByText(accountTexts.dialog.name).waitFor();
  await section(page, "Email").getByRole("button", { name: "Change address" }).click();
  await section(page, "Email").getByText(accountTexts.page.email).waitFor();
  await section(page, "Password").getByRole("button", { name: "Change password" }).click();
  await section(page, "Password").getByText(accountTexts.dialog.password, { exact: true }).waitFor();
  await expectAccessible(page);
});

test("a name can be changed with only the keyboard", { tag: "@long" }, async ({ open }) => {
  const page = await settingsOf(open, "Cem");
  const { keyboard } = page;
  await page.locator("main").focus();
  await keyboard.press("Tab"); // into the table of contents
  await keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#profile");
  await keyboard.press("Tab");
  expect(
    await section(page, "Profile")
      .getByLabel("Name")
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("Cem Example");
  await keyboard.press("Enter");
  await toastSays(page, { title: "You’re now Cem Example." });
});

test("the link mailed to a new address puts it into use", async ({ open, site }) => {
  const page = await settingsOf(open, "Fay");
  const form = section(page, "Email");
  await form.getByText("Not confirmed yet").waitFor();
  await form.getByLabel("New email address").fill("fay@placeholder.example");
  await form.getByRole("button", { name: "Change address" }).click();
  await form.getByText("A link is on its way to").waitFor();
  await page.goto(
    `/verify-email#${await tokenMailed(site, { to: { email: "fay@placeholder.example" }, path: "/verify-email" })}`,
  );
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await page.getByText("fay@placeholder.example is confirmed").waitFor();
  await page.goto("/settings");
  expect(await form.innerText()).toContain("fay@placeholder.example");
  await form.getByText("Confirmed", { exact: true }).waitFor();
});

test("the confirmation link is sent again on request", { tag: "@long" }, async ({ open, site }) => {
  const page = await settingsOf(open, "Gus");
  const sent = async () =>
    (await mailsIn(site.dataDir)).filter(({ to, text }) => to === "gus@sample.example" && /verify-email/.test(text));
  await expect.poll(async () => (await sent()).length).toBe(1);
  await section(page, "Email").getByRole("button", { name: "Send the link again" }).click();
  await toastSays(page, { title: "Link sent" });
  await expect.poll(async () => (await sent()).length).toBe(2);
});

for (const hash of ["#half", `#${"x".repeat(43)}`]) {
  test(`a link for deletion that ends in ${hash} deletes nothing and says so`, { tag: "@long" }, async ({ open }) => {
    const page = await open(`/delete-account${hash}`, { mayRefuse: "/api/auth/delete-account" });
    const button = page.getByRole("button", { name: "Delete my account permanently" });
    const refusal = page.getByText(/has expired or already been used/);
    await refusal.or(button).waitFor();
    if (await button.isVisible()) await button.click();
    await refusal.waitFor();
    await expectAccessible(page);
  });
}
