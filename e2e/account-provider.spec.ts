import { providerNotices } from "#contract/accounts/constants.ts";
import { expect, test } from "./fixtures/test.ts";
import { accountDialog, bar, personNamed, register } from "./member.ts";

test.use({ siteKind: ({ provider }, use) => use(provider.siteKind) });

test("a visitor creates an account through the provider and comes back to the page they were on", async ({
  open,
  provider,
}) => {
  provider.setPerson({ sub: "gus", name: "Gus Sample", email: "gus@sample.example", email_verified: true });
  const page = await open("/management?from=mail", { mayAsk: provider.issuer });
  await bar(page).getByRole("button", { name: "Sign In" }).click();
  await accountDialog(page).getByRole("tab", { name: "Sign Up" }).click();
  await accountDialog(page).getByRole("link", { name: "Sign up with Google" }).click();
  await page.getByRole("button", { name: "Continue as gus@sample.example" }).click();
  await bar(page).getByRole("button", { name: "My Account" }).waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe("/management?from=mail");
});

test("open tabs notice when you come back", { tag: "@long" }, async ({ open, provider }) => {
  provider.setPerson({ sub: "hal", name: "Hal Sample", email: "hal@sample.example", email_verified: true });
  const page = await open("/about", { mayAsk: provider.issuer });
  const other = await page.context().newPage();
  await other.goto("/login?returnUrl=/about");
  await other.getByRole("link", { name: "Sign in with Google" }).click();
  await other.getByRole("button", { name: "Continue as hal@sample.example" }).click();
  await bar(other).getByRole("button", { name: "My Account" }).waitFor();
  expect(new URL(other.url()).pathname).toBe("/about");
  await bar(page).getByRole("button", { name: "My Account" }).waitFor();
});

test("cancelling there, or having an unconfirmed account here, shows a message", { tag: "@long" }, async ({
  open,
  provider,
  site,
}) => {
  const ivo = personNamed("Ivo");
  await register(site.origin, ivo);
  provider.setPerson({ sub: "ivo", name: ivo.name, email: ivo.email, email_verified: true });
  const page = await open("/login", { mayAsk: provider.issuer });
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alert").getByText(providerNotices["provider-refused"]).waitFor();
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await page.getByRole("button", { name: `Continue as ${ivo.email}` }).click();
  await page.getByRole("alert").filter({ hasText: providerNotices["provider-unverified"] }).waitFor();
  await expect.poll(() => bar(page).getByRole("button", { name: "Sign In" }).count()).toBe(1);
});
