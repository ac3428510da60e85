import type { Page } from "@playwright/test";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { pathOf } from "./dashboard.ts";
import { password } from "./fixtures/people.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "passkeys" } });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const dashboard = (page: Page) => page.getByRole("heading", { name: "Admin dashboard" }).waitFor();

/** Adds a device's built-in authenticator, whose user always agrees. */
async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function typePassword(page: Page) {
  await page.getByLabel("Username").fill("paula_passkey");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("#admin-sign-in").getByRole("button", { name: "Sign In" }).click();
}

test("a passkey is added by name, signs in without a password and as the second step, and is removed", async ({
  browser,
  site,
}) => {
  await site.asAdmin(staffAccountsApi.create, { body: { username: "paula_passkey", password, role: "chief" } });
  const there = (path: string) => `${site.origin.replace("127.0.0.1", "localhost")}${path}`;
  const context = await browser.newContext(); // at another host name than all other journeys
  const page = await context.newPage();
  await addAuthenticator(page);
  await page.goto(there("/admin-login"));
  await typePassword(page);
  await page.locator("dialog.tour").getByRole("button", { name: "Skip" }).click();
  await page.goto(there("/admin/settings?part=sign-in"));
  await page.getByRole("button", { name: "Add passkey" }).click();
  const adding = dialog(page, "Add a passkey");
  await expectAccessible(page);
  await adding.getByLabel("Name").fill("Work laptop");
  await adding.getByLabel("Current password").fill(password);
  await adding.getByRole("button", { name: "Continue" }).click();
  await dialog(page, "Save your recovery codes").getByRole("button", { name: "I’ve saved them" }).click();
  await page.getByText("Work laptop").waitFor();
  await page.context().clearCookies({ name: /staff$/ });

  await page.goto(there("/admin-login"));
  const options = `**${staffApi.passkeyOptions.path}`;
  await page.route(options, (route) => route.fulfill({ status: 429, json: { error: "Too many tries.", code: "x" } }));
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByRole("main").getByText("Too many tries.").waitFor();
  await page.unroute(options);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await dashboard(page);
  await page.context().clearCookies({ name: /staff$/ });

  await page.goto(there("/admin-login"));
  await typePassword(page);
  await page.waitForURL("**/admin/second-step");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await dashboard(page);
  await page.goto(there("/admin/settings?part=sign-in"));
  await page.getByText("Last used").waitFor();
  await page.getByRole("button", { name: "Remove Work laptop" }).click();
  await dialog(page, "Remove Work laptop?").getByLabel("Current password").fill(password);
  await dialog(page, "Remove Work laptop?").getByRole("button", { name: "Remove passkey" }).click();
  await dialog(page, "Confirm it’s you").getByRole("button", { name: "Use a passkey" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Remove Work laptop" }).count()).toBe(0);
  await expect.poll(() => page.getByText("Recovery codes", { exact: true }).count()).toBe(0);
  await context.close();
});

test("at an IP address there are no passkeys to add or sign in with", { tag: "@long" }, async ({ open, openAs }) => {
  const page = await open("/admin-login");
  await page.getByLabel("Username").fill("anybody");
  expect(pathOf(page)).toBe("/admin-login");
  expect(await page.getByRole("button", { name: /passkey/ }).count()).toBe(0);
  const desk = await openAs("admin", "/admin/settings?part=sign-in");
  await desk.getByRole("button", { name: "Set up app" }).click(); // waits until the page is hydrated
  await dialog(desk, "Set up an authenticator app").getByRole("button", { name: "Cancel" }).click();
  expect(await desk.getByRole("button", { name: "Add passkey" }).count()).toBe(0);
});
