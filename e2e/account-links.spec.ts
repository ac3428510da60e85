import { accountTexts } from "#contract/accounts/constants.ts";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { tokenMailed } from "./mails.ts";
import { accountDialog, bar, card, fillSignIn, hasFocus, personNamed, register, toastSays } from "./member.ts";

const mayRefuse = "/api/auth/";
const someToken = "a".repeat(43);

test.describe("a mailed link", () => {
  test("sets a new password once, and signs out everywhere", async ({ open, site }) => {
    const ari = personNamed("Ari");
    await register(site.origin, ari);
    const page = await open("/login", { mayRefuse });
    await fillSignIn(page, ari);
    await toastSays(page, accountTexts.signedIn.page);
    await page.goto("/forgot-password");
    await card(page).getByRole("button", { name: "Send me a link" }).click();
    await card(page).getByText(accountTexts.page.email).waitFor();
    await card(page).getByLabel("Email").fill(ari.email);
    await card(page).getByRole("button", { name: "Send me a link" }).click();
    await card(page).getByText(accountTexts.resetSent).waitFor();
    await expectAccessible(page);
    const link = `${site.origin}/reset-password#${await tokenMailed(site, { to: ari, path: "/reset-password" })}`;
    await page.goto(link);
    const field = card(page).getByLabel("New password");
    await field.fill("short");
    await card(page)
      .getByText(/^Too short/)
      .waitFor();
    await card(page).getByRole("button", { name: "Set new password" }).click();
    await card(page).getByText(accountTexts.dialog.newPassword).waitFor();
    await field.fill("another moorland quay");
    await expectAccessible(page);
    await card(page).getByRole("button", { name: "Set new password" }).click();
    await toastSays(page, { title: accountTexts.passwordUpdated });
    await bar(page).getByRole("button", { name: "Sign In" }).waitFor();
    await card(page).getByRole("link", { name: "Sign In" }).click();
    await fillSignIn(page, ari, "another moorland quay");
    await toastSays(page, accountTexts.signedIn.page);
    await page.goto("about:blank");
    await page.goto(link);
    await field.fill("yet another quay");
    await card(page).getByRole("button", { name: "Set new password" }).click();
    await card(page).getByText(accountTexts.linkSpent).waitFor();
  });

  test("that is incomplete says so, and where to get another", { tag: "@long" }, async ({ open }) => {
    const page = await open("/reset-password#half-a-token");
    await card(page).getByText(accountTexts.linkDeadReason).waitFor();
    await card(page).getByRole("link", { name: "Ask for a new link" }).click();
    await page.getByRole("heading", { level: 1, name: "Forgot password" }).waitFor();
    await page.goto("/verify-email");
    await card(page).getByText(accountTexts.linkDeadReason).waitFor();
    expect(await card(page).getByRole("button").count()).toBe(0);
  });

  test("keeps its token to itself: no other link passes it on", { tag: "@long" }, async ({ open }) => {
    const page = await open(`/reset-password#${someToken}`);
    await bar(page).getByRole("button", { name: "Sign In" }).click();
    await accountDialog(page).waitFor();
    const links = await page.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toContain("/api/auth/google?returnUrl=%2Freset-password");
    expect(links.filter((href) => href?.includes(someToken))).toEqual([]);
  });

  test("confirms an address when its button is pressed, not when it's opened", async ({ open, site }) => {
    const bo = personNamed("Bo");
    await register(site.origin, bo);
    const token = await tokenMailed(site, { to: bo, path: "/verify-email" });
    const asked: string[] = [];
    const page = await open(`/verify-email#${token}`, {
      before: async (tab) => void tab.on("request", (request) => asked.push(request.url())),
    });
    const button = card(page).getByRole("button", { name: "Confirm this address" });
    await button.waitFor();
    const isCall = (url: string) => url.includes("/api/") && !url.endsWith(analyticsApi.beacon.path);
    expect(asked.filter((url) => isCall(url) || url.includes(token))).toEqual([]);
    await button.click();
    const outcome = card(page).getByText(`${bo.email} is confirmed. Thank you.`);
    await outcome.waitFor();
    expect(await hasFocus(outcome)).toBe(true);
    await expectAccessible(page);
  });

  test("that confirms nothing says so", { tag: "@long" }, async ({ open }) => {
    const page = await open(`/verify-email#${someToken}`, { mayRefuse });
    await card(page).getByRole("button", { name: "Confirm this address" }).click();
    await card(page).getByText(accountTexts.linkSpent).waitFor();
    await expectAccessible(page);
  });
});
