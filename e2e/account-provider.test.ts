import { afterAll, expect, test } from "vitest";
import { providerNotices } from "#contract/accounts.ts";
import { startIdentityProvider } from "#server/testing/identity-provider.ts";
import { useBrowser } from "./browser.ts";
import { freePort } from "./free-port.ts";
import { accountDialog, bar, personNamed, register } from "./member.ts";

const port = await freePort();
const provider = await startIdentityProvider({ siteUrl: `http://127.0.0.1:${port}` });
afterAll(() => provider.close());

const journey = useBrowser({ PORT: String(port), ...provider.settings });
const mayAsk = provider.issuer;

test("a visitor makes an account through the provider and comes back to the page they were on", async () => {
  provider.setPerson({ sub: "gus", name: "Gus Sample", email: "gus@sample.example", email_verified: true });
  const page = await journey().open("/management?from=mail", { mayAsk });
  await bar(page).getByRole("button", { name: "Sign In" }).click();
  await accountDialog(page).getByRole("tab", { name: "Sign Up" }).click();
  await accountDialog(page).getByRole("link", { name: "Sign up with Google" }).click();
  await page.getByRole("button", { name: "Continue as gus@sample.example" }).click();
  await bar(page).getByRole("button", { name: "My Account" }).waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe("/management?from=mail");
  await page.context().close();
});

test("the tabs that stand open learn of it when one comes back", async () => {
  provider.setPerson({ sub: "hal", name: "Hal Sample", email: "hal@sample.example", email_verified: true });
  const page = await journey().open("/about", { mayAsk });
  const other = await page.context().newPage();
  await other.goto(`${journey().origin}/login?returnUrl=/about`);
  await other.getByRole("link", { name: "Sign in with Google" }).click();
  await other.getByRole("button", { name: "Continue as hal@sample.example" }).click();
  await bar(other).getByRole("button", { name: "My Account" }).waitFor();
  expect(new URL(other.url()).pathname).toBe("/about");
  await bar(page).getByRole("button", { name: "My Account" }).waitFor();
  await page.context().close();
});

test("whoever cancels there, or has an unconfirmed account here, is told so", async () => {
  const ivo = personNamed("Ivo");
  await register(journey().origin, ivo);
  provider.setPerson({ sub: "ivo", name: ivo.name, email: ivo.email, email_verified: true });
  const page = await journey().open("/login", { mayAsk });
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alert").getByText(providerNotices["provider-refused"]).waitFor();
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await page.getByRole("button", { name: `Continue as ${ivo.email}` }).click();
  await page.getByRole("alert").filter({ hasText: providerNotices["provider-unverified"] }).waitFor();
  await expect.poll(() => bar(page).getByRole("button", { name: "Sign In" }).count()).toBe(1);
  await page.context().close();
});
