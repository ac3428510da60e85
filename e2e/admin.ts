import type { Page } from "@playwright/test";
import type { StaffRole } from "#contract/roles.ts";
import { staffForm } from "#server/testing/filled-forms.ts";
import { type Journey, useBrowser } from "./browser.ts";
import { callFrom } from "./dashboard.ts";

export * from "./dashboard.ts";

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
