import type { Page } from "@playwright/test";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { expect, longIf, test } from "./fixtures/test.ts";
import { card, hasFocus, openAsMember, toastSays } from "./member.ts";
import { section } from "./own-settings.ts";
import { openWithPoints, redeemButton, redeemDialog } from "./points.ts";

test.use({ siteKind: { name: "early-presses" } });

const first = "/assets/early-presses";

/** Goes to a page of the app where only the first script runs. Returns a function that releases the others. */
async function goHeld(page: Page, path: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    if (!route.request().url().includes(first)) await held;
    await route.continue();
  });
  const hasCome = page.waitForEvent("requestfinished", (request) => request.url().includes(first));
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(`**${path}`, { waitUntil: "commit" });
  await hasCome;
  await page.locator("html:not([data-ready])").waitFor();
  return letGo;
}

/** Counts how often a call was made, and how often any form was posted without JavaScript. */
function callsOf(page: Page, path: string) {
  const sent = { calls: 0, plainly: 0 };
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    if (new URL(request.url()).pathname === path) sent.calls++;
    if (request.isNavigationRequest()) sent.plainly++;
  });
  return sent;
}

for (const { by, send } of [
  { by: "a press", send: (page: Page) => card(page).getByRole("button", { name: "Send me a link" }).dblclick() },
  { by: "Enter", send: (page: Page) => card(page).getByLabel("Email").press("Enter") },
])
  test(
    `a form sent by ${by} before the page is hydrated is sent once, afterwards`,
    longIf(by === "Enter"),
    async ({ open }) => {
      const page = await open("/about");
      const sent = callsOf(page, accountsApi.forgotPassword.path);
      const letGo = await goHeld(page, "/forgot-password");
      await card(page).getByLabel("Email").fill("ann@demo.example");
      await send(page);
      expect(await card(page).getByLabel("Email").inputValue()).toBe("ann@demo.example");
      letGo();
      await card(page).getByText(accountTexts.resetSent).waitFor();
      expect(sent).toEqual({ calls: 1, plainly: 0 });
    },
  );

test("a name saved before the scripts load is saved, and typing goes on", { tag: "@long" }, async ({ open }) => {
  const page = await openAsMember(open, { name: "Bo", path: "/about" });
  const sent = callsOf(page, accountsApi.updateProfile.path);
  const letGo = await goHeld(page, "/settings");
  await section(page, "Profile").getByLabel("Name").fill("Bo Earlier");
  await section(page, "Profile").getByRole("button", { name: "Save name" }).click();
  const discord = section(page, "Discord").getByLabel("Discord username");
  await discord.fill("bo_elsewhere");
  letGo();
  await toastSays(page, { title: "Name updated", description: "Bo Earlier" });
  expect(await discord.inputValue()).toBe("bo_elsewhere");
  expect(await hasFocus(discord)).toBe(true);
  expect(sent.plainly).toBe(0);
});

test("of rewards pressed before the scripts load, the last one opens its dialog afterwards", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const { page } = await openWithPoints({ open, site }, "Cas", { path: "/about", points: 5000 });
  const letGo = await goHeld(page, "/points");
  await redeemButton(page, "Custom Discord role").click();
  const last = page.getByRole("button", { name: /^Redeem / }).last();
  const name = await last.innerText();
  await last.click();
  letGo();
  await redeemDialog(page).waitFor();
  expect(await redeemDialog(page).count()).toBe(1);
  await page.getByRole("dialog", { name: name.replace(/\s+/g, " ") }).waitFor();
});
