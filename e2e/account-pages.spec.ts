import type { Page } from "@playwright/test";
import { accountTexts, providerNotices } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { ageRuleOf } from "#contract/team/age-rule.ts";
import { team } from "#team.config.ts";
import { desktop, expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";
import { bar, card, fillSignIn, hasFocus, type Person, password, personNamed, register, toastSays } from "./member.ts";

const mayRefuse = "/api/auth/";

const someToken = "a".repeat(43);
const pages = ["/login", "/register", "/forgot-password", "/reset-password", `/verify-email#${someToken}`];

const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

async function fillRegistration(page: Page, { name, email, discord }: Person, again = password) {
  const values = {
    Name: name,
    Email: email,
    "Discord username": discord,
    Password: password,
    "Confirm password": again,
  };
  for (const [label, value] of Object.entries(values)) await card(page).getByLabel(label, { exact: true }).fill(value);
  await card(page).getByRole("button", { name: "Create Account" }).click();
}

for (const path of pages) {
  test.describe(`${path}`, () => {
    test("fits windows of every width, and axe finds nothing wrong", longIf(path !== "/login"), async ({ open }) => {
      const page = await open(path);
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
      }
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await expectAccessible(page, `${viewport.width} wide`);
      }
    });

    test("shows something without script, and stays out of search engines", { tag: "@long" }, async ({ open }) => {
      const page = await open(path, { javaScriptEnabled: false });
      expect(await card(page).innerText()).toMatch(/\S/);
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
      expect(new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "").pathname).toBe(
        path.replace(/#.*/, ""),
      );
    });
  });
}

test.describe("the page for signing in", () => {
  test("says what's wrong with each field, and why it failed", async ({ open }) => {
    const page = await open("/login", { mayRefuse, mayFail: accountsApi.login.path });
    await card(page).getByRole("button", { name: "Sign In" }).click();
    await card(page).getByText(accountTexts.page.email).waitFor();
    expect(await card(page).getByText(accountTexts.page.password).count()).toBe(1);
    expect(await hasFocus(card(page).getByLabel("Email"))).toBe(true);
    await expectAccessible(page);
    const { title } = accountTexts.signInFailed.page;
    await fillSignIn(page, personNamed("Nobody"));
    await toastSays(page, { title, description: accountTexts.wrongCredentials });
    await page.keyboard.press("F8");
    await page.keyboard.press("Escape");
    await page.route(`**${accountsApi.login.path}`, (route) => route.abort());
    await card(page).getByRole("button", { name: "Sign In" }).click();
    await toastSays(page, { title, description: "Please check your connection and try again." });
  });

  for (const [returnUrl, arrival] of [
    ["/calendar?view=month", "/calendar?view=month"],
    ["//elsewhere.example/points", "/"],
    ["https://elsewhere.example", "/"],
    ["/api/auth/logout", "/"],
    ["/login?returnUrl=/login", "/"],
  ] as const) {
    test(
      `leads back to where you came from, ${returnUrl}, if it's a page of ours: ${arrival}`,
      longIf(arrival === "/"),
      async ({ open, site }) => {
        const person = personNamed(`Uma${[...returnUrl].length}${arrival.length}`);
        await register(site.origin, person);
        const page = await open(`/login?${new URLSearchParams({ returnUrl })}`);
        await fillSignIn(page, person);
        await toastSays(page, accountTexts.signedIn.page);
        await expect.poll(() => pathOf(page)).toBe(arrival);
        await bar(page).getByRole("button", { name: "My Account" }).waitFor();
      },
    );
  }

  test("answers a press before its scripts have loaded", { tag: "@long" }, async ({ open, site }) => {
    const vic = personNamed("Vic");
    await register(site.origin, vic);
    const page = await open("/about");
    await page.route("**/assets/*.js", () => {}); // they never arrive
    await page.evaluate(() => location.assign("/login?returnUrl=/settings"));
    await fillSignIn(page, vic);
    await page.waitForURL("**/settings", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  });

  test("offers signing in with Google only if it's set up", { tag: "@long" }, async ({ open }) => {
    const page = await open("/login");
    await page.getByLabel("Email").waitFor();
    await expect(page.getByText("with Google")).toBeHidden();
    await expect(page.getByText("or with your email")).toBeHidden();
  });

  test("still leads back if you create an account instead", { tag: "@long" }, async ({ open }) => {
    const page = await open("/login?returnUrl=%2Fpoints");
    await card(page).getByRole("link", { name: "Create Account" }).click();
    await page.getByRole("heading", { level: 1, name: "Create Account" }).waitFor();
    expect(pathOf(page)).toBe("/register?returnUrl=%2Fpoints");
    await card(page).getByRole("link", { name: "Sign In" }).click();
    await page.getByRole("heading", { level: 1, name: "Sign In" }).waitFor();
    expect(pathOf(page)).toBe("/login?returnUrl=%2Fpoints");
  });

  test("reports what the provider answered, and nothing made up", { tag: "@long" }, async ({ open }) => {
    for (const [notice, text] of Object.entries(providerNotices)) {
      const page = await open(`/login?notice=${notice}`, { javaScriptEnabled: false });
      expect(await page.getByRole("alert").filter({ hasText: text }).count()).toBe(1);
      await page.context().close();
    }
    const page = await open("/login?notice=toString");
    expect(await page.locator("main [role=alert]").count()).toBe(0);
  });

  test("tells signed-in people so, with a way to sign out", { tag: "@long" }, async ({ open, site }) => {
    const person = personNamed("Viggo");
    await register(site.origin, person);
    const page = await open("/login");
    await fillSignIn(page, person);
    await page.getByRole("heading", { name: "Meet Our Champions" }).waitFor(); // the address changes before its document arrives
    await page.goto("/register?returnUrl=/points");
    await page.getByRole("heading", { name: "You’re signed in" }).waitFor();
    expect(await card(page).getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/points");
    await expectAccessible(page);
    await card(page).getByRole("button", { name: "Sign Out" }).click();
    await card(page).getByRole("button", { name: "Create Account" }).waitFor();
    expect(await hasFocus(page.locator("main"))).toBe(true);
  });
});

test.describe("the page for registering", () => {
  test("says what's wrong with each field in turn, and loses nothing", async ({ open, site }) => {
    const page = await open("/register", { mayRefuse, mayFail: accountsApi.register.path });
    await card(page).getByRole("button", { name: "Create Account" }).click();
    const { name, email, discord, newPassword, confirmPassword, mismatch } = accountTexts.page;
    for (const message of [name, email, discord, newPassword, confirmPassword])
      await card(page).getByText(message).waitFor();
    expect(await hasFocus(card(page).getByLabel("Name", { exact: true }))).toBe(true);
    await expectAccessible(page);
    const wes = personNamed("Wes");
    await register(site.origin, wes);
    await fillRegistration(page, wes, "another one");
    await card(page).getByText(mismatch).waitFor();
    await card(page).getByLabel("Confirm password").fill(password);
    await expect.poll(() => card(page).getByText(mismatch).count()).toBe(0);
    await card(page).getByRole("button", { name: "Create Account" }).click();
    await toastSays(page, { title: accountTexts.registerFailed.page.title, description: accountTexts.emailTaken });
    expect(await card(page).getByLabel("Discord username").inputValue()).toBe(wes.discord);
    await page.keyboard.press("F8");
    await page.keyboard.press("Escape");
    await page.route(`**${accountsApi.register.path}`, (route) => route.abort());
    await card(page).getByRole("button", { name: "Create Account" }).click();
    const { title } = accountTexts.registerFailed.page;
    await toastSays(page, {
      title,
      description: "No answer came back, so this may have gone through. Check before you try again.",
    });
  });

  test("creates an account and continues, on a phone too", { tag: "@long" }, async ({ open }) => {
    const page = await open("/register?returnUrl=/settings", { viewport: phone });
    await page.getByText(ageRuleOf(team.legal)).waitFor();
    await page.getByText("We’ll email you a link to confirm your address").waitFor();
    await expect(page.getByText("with Google")).toBeHidden(); // it isn't set up here
    expect(await card(page).getByRole("link", { name: "terms" }).getAttribute("href")).toBe("/terms");
    expect(await card(page).getByRole("link", { name: "privacy notice" }).getAttribute("href")).toBe("/privacy");
    await fillRegistration(page, personNamed("Xan"));
    await toastSays(page, { title: accountTexts.registered.page, description: team.join.welcome });
    await expect.poll(() => pathOf(page)).toBe("/settings");
    await page.getByRole("region", { name: "Profile" }).waitFor();
  });
});

test.describe("without script", () => {
  test("you're told what's wrong, sign in and continue", async ({ open, site }) => {
    const yan = personNamed("Yan");
    await register(site.origin, yan);
    const page = await open("/login?returnUrl=/settings", { javaScriptEnabled: false });
    await card(page).getByRole("button", { name: "Sign In" }).click();
    const email = card(page).getByLabel("Email");
    expect(await page.locator(`[id="${await email.getAttribute("aria-describedby")}"]`).innerText()).toBe(
      accountTexts.page.email,
    );
    expect(await card(page).getByText(accountTexts.page.password).count()).toBe(1);
    await fillSignIn(page, yan, "not the one");
    expect(await card(page).getByText(accountTexts.wrongCredentials).count()).toBe(1);
    expect(await email.inputValue()).toBe(yan.email);
    expect(await card(page).getByLabel("Password", { exact: true }).inputValue()).toBe("");
    await card(page).getByLabel("Password", { exact: true }).fill(password);
    await card(page).getByRole("button", { name: "Sign In" }).click();
    expect(pathOf(page)).toBe("/settings");
    expect(await bar(page).getByRole("button", { name: "My Account" }).count()).toBe(1);
  });

  test("you create an account", { tag: "@long" }, async ({ open }) => {
    const page = await open("/register", { javaScriptEnabled: false });
    await fillRegistration(page, personNamed("Zoe"), "another one");
    expect(await card(page).getByText(accountTexts.page.mismatch).count()).toBe(1);
    expect(await card(page).getByLabel("Name", { exact: true }).inputValue()).toBe("Zoe Sample");
    await fillRegistration(page, personNamed("Zoe"));
    expect(pathOf(page)).toBe("/");
    expect(await bar(page).getByRole("button", { name: "My Account" }).count()).toBe(1);
  });
});
