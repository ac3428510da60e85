import type { Page } from "@playwright/test";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { fromNewAddress } from "#server/testing/site/addresses.ts";
import type { Open, Visit } from "./fixtures/open-page.ts";

export const password = "moorland kettle quay";

/** Returns a new person with this first name. */
export const personNamed = (name: string) => ({
  name: `${name} Sample`,
  email: `${name.toLowerCase()}@sample.example`,
  discord: `${name.toLowerCase()}_sample`,
});
export type Person = ReturnType<typeof personNamed>;

/** Creates the account without a page. */
export async function register(origin: string, person: Person) {
  const { status } = await fetch(origin + accountsApi.register.path, {
    method: "POST",
    headers: { "content-type": "application/json", ...fromNewAddress() },
    body: JSON.stringify({ ...person, password }),
  });
  if (status !== 201) throw new Error(`Registering ${person.name} answered ${status}`);
}

type Opening = { name: string; path: string; visit?: Visit };

/** Opens a page as a person with this first name who has just registered and is signed in. */
export const openAsMember = (open: Open, { name, path, visit = {} }: Opening): Promise<Page> =>
  open(path, {
    ...visit,
    before: async (page) => {
      const answer = await page.request.post(accountsApi.register.path, { data: { ...personNamed(name), password } });
      if (answer.status() !== 201) throw new Error(`Registering ${name} answered ${answer.status()}`);
      await visit.before?.(page);
    },
  });

/** Waits for a toast with this text. */
export const toastSays = (page: Page, { title, description }: { title: string; description?: string }) =>
  page
    .locator(".toast")
    .filter({ hasText: title })
    .filter({ hasText: description ?? "" })
    .waitFor();

export const accountDialog = (page: Page) => page.getByRole("dialog", { name: "Your account" });

/** The bar's account controls, which are in its menu on a phone. */
export const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

export const hasFocus = (control: ReturnType<Page["locator"]>) =>
  control.evaluate((element) => element === document.activeElement);

export async function signInByDialog(page: Page, { email }: Person) {
  await bar(page).getByRole("button", { name: "Sign In" }).click();
  const form = accountDialog(page).getByRole("tabpanel");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
}

export async function signOut(page: Page) {
  await bar(page).getByRole("button", { name: "My Account" }).click();
  await bar(page).getByRole("button", { name: "Sign Out", exact: true }).click();
}

/** The part of a sign-in page with the form. */
export const card = (page: Page) => page.getByRole("main").getByRole("region");

export async function fillSignIn(page: Page, { email }: Person, typed = password) {
  await card(page).getByLabel("Email").fill(email);
  await card(page).getByLabel("Password", { exact: true }).fill(typed);
  await card(page).getByRole("button", { name: "Sign In" }).click();
}

/** Waits until a dialog's opening animation has finished, because checks would fail before. */
export const settled = (dialog: ReturnType<Page["locator"]>) =>
  dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
  });
