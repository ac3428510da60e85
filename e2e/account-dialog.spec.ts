import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { ageRuleOf } from "#contract/team/age-rule.ts";
import { team } from "#team.config.ts";
import { expect, expectAccessible, inMotion, phone, test } from "./fixtures/test.ts";
import { accountDialog, bar, hasFocus, password, personNamed, register, signInByDialog, toastSays } from "./member.ts";

test.use({ contextOptions: inMotion });

const mayRefuse = "/api/auth/";

const lostLine = "Please check your connection and try again.";

test.describe("the dialog of the bar", () => {
  test("creates an account with only the keyboard, and moves the focus to what replaced its button", async ({
    open,
  }) => {
    const page = await open("/about");
    const { keyboard } = page;
    const opener = bar(page).getByRole("button", { name: "Sign In" });
    await opener.focus();
    await keyboard.press("Space");
    await accountDialog(page).waitFor();
    await keyboard.press("Escape");
    await accountDialog(page).waitFor({ state: "hidden" });
    expect(await hasFocus(opener)).toBe(true);
    await keyboard.press("Enter");
    await expect.poll(() => hasFocus(accountDialog(page).getByRole("tabpanel").getByLabel("Email"))).toBe(true);
    await keyboard.press("Shift+Tab"); // to the tabs, because no provider is set up
    await keyboard.press("ArrowRight");
    expect(await hasFocus(page.getByRole("tab", { name: "Sign Up", selected: true }))).toBe(true);
    await keyboard.press("Home");
    await keyboard.press("End");
    const kim = personNamed("Kim");
    for (const typed of [kim.email, kim.name, `@${kim.discord}`, password]) {
      await keyboard.press("Tab");
      await keyboard.type(typed);
    }
    await accountDialog(page).getByText("Strong.").waitFor();
    await expectAccessible(page);
    await keyboard.press("Enter");
    await toastSays(page, { title: accountTexts.registered.dialog, description: team.join.welcome });
    await expect.poll(() => accountDialog(page).count()).toBe(0);
    await expect.poll(() => hasFocus(bar(page).getByRole("button", { name: "My Account" }))).toBe(true);
    expect(await page.evaluate(async () => (await (await fetch("/api/auth/me")).json()).discord)).toBe(kim.discord);
  });

  test("says what's wrong with each field of signing in, and why it failed, over the dialog too", {
    tag: "@long",
  }, async ({ open }) => {
    const page = await open("/", { mayRefuse });
    await bar(page).getByRole("button", { name: "Sign In" }).click();
    const form = accountDialog(page).getByRole("tabpanel");
    await form.getByRole("button", { name: "Sign In" }).click();
    await form.getByText(accountTexts.dialog.email).waitFor();
    expect(await form.getByText(accountTexts.dialog.password).count()).toBe(1);
    expect(await hasFocus(form.getByLabel("Email"))).toBe(true);
    await expectAccessible(page);
    await form.getByLabel("Email").fill("nobody@sample.example");
    await expect.poll(() => form.getByText(accountTexts.dialog.email).count()).toBe(0);
    await form.getByLabel("Password", { exact: true }).fill("not a password");
    await form.getByRole("button", { name: "Sign In" }).click();
    const { title } = accountTexts.signInFailed.dialog;
    await toastSays(page, { title, description: accountTexts.wrongCredentials });
    expect(await form.getByText(accountTexts.wrongCredentials).count()).toBe(1);
    expect(await form.getByLabel("Email").inputValue()).toBe("nobody@sample.example");
    await expectAccessible(page);
    await page.keyboard.press("F8");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".toast").count()).toBe(0);
    expect(await accountDialog(page).isVisible()).toBe(true);
  });

  test("clears the error when the next attempt works", { tag: "@long" }, async ({ open, site }) => {
    const person = personNamed("Vera");
    await register(site.origin, person);
    const page = await open("/about", { mayRefuse });
    await bar(page).getByRole("button", { name: "Sign In" }).click();
    const form = accountDialog(page).getByRole("tabpanel");
    await form.getByLabel("Email").fill(person.email);
    await form.getByLabel("Password", { exact: true }).fill("not the password");
    await form.getByRole("button", { name: "Sign In" }).click();
    await toastSays(page, { title: accountTexts.signInFailed.dialog.title });
    await page.locator(".toast").hover(); // the toast stays while the pointer is over it
    await form.getByLabel("Password", { exact: true }).fill(password);
    await form.getByLabel("Password", { exact: true }).press("Enter");
    await toastSays(page, accountTexts.signedIn.dialog);
    expect(await page.locator(".toast").count()).toBe(1);
  });

  test("says what's wrong with each field of signing up, and that an address is taken", { tag: "@long" }, async ({
    open,
    site,
  }) => {
    const lee = personNamed("Lee");
    await register(site.origin, lee);
    const page = await open("/", { mayRefuse, viewport: phone });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("tab", { name: "Sign Up" }).click();
    const form = accountDialog(page).getByRole("tabpanel");
    await form.getByRole("button", { name: "Sign Up" }).click();
    const { email, name, discord, newPassword } = accountTexts.dialog;
    for (const message of [email, name, discord, newPassword]) await form.getByText(message).waitFor();
    await expectAccessible(page);
    await form.getByLabel("Email").fill(` ${lee.email.toUpperCase()} `);
    await form.getByLabel("Name", { exact: true }).fill(lee.name);
    await form.getByLabel("Discord username").fill(lee.discord);
    await form.getByLabel("Password", { exact: true }).fill(password);
    await form.getByRole("button", { name: "Sign Up" }).click();
    await toastSays(page, { title: accountTexts.registerFailed.dialog.title, description: accountTexts.emailTaken });
    expect(await form.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
    await page.getByText(ageRuleOf(team.legal)).waitFor();
  });

  test("never calls a lost connection a wrong password, and keeps what was typed", async ({ open }) => {
    const page = await open("/", { mayFail: "/api/auth/" });
    await page.route(`**${accountsApi.login.path}`, (route) => route.abort());
    await signInByDialog(page, personNamed("Max"));
    await toastSays(page, { ...accountTexts.signInFailed.dialog, description: lostLine });
    const form = accountDialog(page).getByRole("tabpanel");
    expect(await form.getByLabel("Password", { exact: true }).inputValue()).toBe(password);
    await form.getByRole("button", { name: "Show password" }).click();
    expect(await form.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("text");
    await form.getByRole("button", { name: "Hide password" }).click();
    await page.unroute(`**${accountsApi.login.path}`);
    await page.route(`**${accountsApi.register.path}`, (route) => route.abort());
    await page.getByRole("tab", { name: "Sign Up" }).click();
    const { name, email, discord } = personNamed("Max");
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("Name", { exact: true }).fill(name);
    await form.getByLabel("Discord username").fill(discord);
    await form.getByLabel("Password", { exact: true }).fill("password1");
    await form.getByText(/^Too common/).waitFor();
    await form.getByRole("button", { name: "Sign Up" }).click();
    await toastSays(page, {
      ...accountTexts.registerFailed.dialog,
      description: "No answer came back, so this may have gone through. Check before you try again.",
    });
  });

  test("shows that it's busy, and ignores a second press", { tag: "@long" }, async ({ open, site }) => {
    const nia = personNamed("Nia");
    await register(site.origin, nia);
    const page = await open("/about");
    let asked = 0;
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${accountsApi.login.path}`, async (route) => {
      asked++;
      await isAnswered;
      await route.continue();
    });
    await signInByDialog(page, nia);
    const button = page.getByRole("button", { name: accountTexts.pending.signIn });
    await button.waitFor();
    await button.press("Enter");
    answer();
    await toastSays(page, accountTexts.signedIn.dialog);
    expect(asked).toBe(1);
    expect(new URL(page.url()).pathname).toBe("/about");
  });

  test("falls back to the page if it can't be loaded", { tag: "@long" }, async ({ open }) => {
    const page = await open("/management?from=mail", {
      mayFail: "/assets/sign-in-dialog",
      before: (tab) => tab.route("**/assets/sign-in-dialog*.js", (route) => route.abort()),
    });
    await bar(page).getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("heading", { level: 1, name: "Sign In" }).waitFor();
    expect(new URL(page.url()).searchParams.get("returnUrl")).toBe("/management?from=mail");
  });

  test("leads to the page for a forgotten password, and closes", { tag: "@long" }, async ({ open }) => {
    const page = await open("/");
    await bar(page).getByRole("button", { name: "Sign In" }).click();
    await accountDialog(page).getByRole("link", { name: "Forgot password?" }).click();
    await page.getByRole("heading", { level: 1, name: "Forgot password" }).waitFor();
    await expect.poll(() => accountDialog(page).count()).toBe(0);
  });
});
