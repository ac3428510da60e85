import type { Page } from "playwright-core";
import type { RecordApplicationRequest } from "#contract/applications.ts";
import type { StaffRole } from "#contract/roles.ts";
import { recordedForm, staffForm } from "#server/testing/filled-forms.ts";
import { type Journey, useBrowser } from "./browser.ts";

export const username = "ada_admin";
export const password = "correct horse battery";

type Visit = Parameters<Journey["open"]>[1];

let made = 0;

/** A site whose first admin is known, and the browsers of people who use it. */
export function useAdmin() {
  const journey = useBrowser({ ADMIN_USERNAME: username, ADMIN_PASSWORD: password });

  /** The browser of a signed-in admin, on their dashboard. */
  async function admin(path = "/admin/applications", visit: Visit = {}): Promise<Page> {
    const page = await journey().open("/about", { mayRefuse: "/api/admin/", ...visit });
    await callFrom(page, "/api/admin/login", { username, password });
    await page.goto(journey().origin + path, { waitUntil: "networkidle" });
    return page;
  }

  /** The browser of a member who has just applied as a moderator. */
  async function applicant(name: string): Promise<Page> {
    const page = await journey().open("/about");
    const discord = `${name.toLowerCase()}_sample`;
    const account = { name: `${name} Sample`, email: `${name.toLowerCase()}@sample.example`, discord, password };
    await callFrom(page, "/api/auth/register", account);
    await callFrom(page, "/api/staff-applications", { ...staffForm, preferredName: `${name} Sample` });
    return page;
  }

  /** The browser of somebody with a new account of this role, on this page. */
  async function staff(role: StaffRole, path: string, visit: Visit = {}): Promise<Page> {
    const account = { username: `${role}_sample_${++made}`, password, role };
    const maker = await admin();
    await callFrom(maker, "/api/admin/accounts", account);
    await maker.context().close();
    const page = await journey().open("/about", visit);
    await callFrom(page, "/api/admin/login", { username: account.username, password });
    await page.goto(journey().origin + path, { waitUntil: "networkidle" });
    return page;
  }

  return { journey, admin, applicant, staff };
}

/** Calls the API as a script of the page would, with its cookies. */
export const callFrom = (page: Page, path: string, body: unknown, method = "POST") =>
  page.evaluate(
    async ([address, sent, by]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(address, { method: by, headers, body: sent });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return answer.status === 204 ? undefined : await answer.json();
    },
    [path, JSON.stringify(body), method] as const,
  );

/** Records an application, which a page read before does not show yet. */
export const record = (
  page: Page,
  name: string,
  form: Partial<RecordApplicationRequest> = {},
): Promise<{ id: string }> => callFrom(page, "/api/admin/applications", { ...recordedForm, name, ...form });

export const readAnew = (page: Page) => page.reload({ waitUntil: "networkidle" });

export const toastSays = (page: Page, text: string) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByText(text, { exact: true })
    .waitFor();
/** A toast says so, and makes way for the next one. */
export async function told(page: Page, text: string) {
  await toastSays(page, text);
  await page.getByRole("button", { name: "Dismiss" }).click();
}
export const pathOf = (page: Page) => new URL(page.url()).pathname;
export const rowOf = (page: Page, name: string) => page.locator(".dos > li", { hasText: name });

/** The row of an application, opened. */
export async function opened(page: Page, name: string) {
  const row = rowOf(page, name);
  await row.locator("summary").click();
  return row;
}

/** A choice of the page or of the dialog over it. */
export const choiceOf = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
export const pendingIn = async (page: Page) => Number(await page.locator(".count3__pending").innerText());
