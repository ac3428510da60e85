import type { Locator, Page } from "@playwright/test";
import { desktop } from "./fixtures/open-page.ts";
import type { Reader } from "./pages.ts";

/** A state of a page, reached by pressing these controls in turn. */
export type State = { path: string; press: (string | RegExp)[] };

type States = Partial<Record<Reader, State[]>>;

/** Dialogs, and menus that cover a page: one of each kind, opened by the last press. */
export const opened: States = {
  visitor: [
    { path: "/", press: ["Sign In"] },
    { path: "/about", press: ["Ask the team assistant"] },
  ],
  member: [
    { path: "/about", press: ["My Account"] },
    { path: "/points", press: [/^Redeem /] },
    { path: "/calendar", press: ["Add Event"] },
    { path: "/calendar", press: [/^Sweep’s scrim/] },
    { path: "/settings", press: ["Delete my account"] },
    { path: "/settings", press: ["Delete my account", "Delete my account permanently"] },
  ],
  admin: [
    { path: "/admin/players", press: ["Go to"] },
    { path: "/admin/players", press: [/^Edit /] },
    { path: "/admin/players", press: [/^Delete /] },
    { path: "/admin/achievements", press: [/^Edit /] },
    { path: "/admin/achievements", press: [/^Delete /] },
    { path: "/admin/news", press: ["Create Article"] },
    { path: "/admin/news", press: [/^Edit/] },
    { path: "/admin/news", press: [/^Delete/] },
    { path: "/admin/messages", press: [/Sweep Sample/] },
    { path: "/admin/points?tab=items", press: ["Add item"] },
    { path: "/admin/points?tab=items", press: [/^Edit /] },
    { path: "/admin/points?tab=users", press: ["Award many"] },
    { path: "/admin/points?tab=redemptions", press: [/^Approve /] },
    { path: "/admin/calendar", press: ["Add Event"] },
    { path: "/admin/applications", press: ["Record application"] },
    { path: "/admin/temp-access", press: ["New link"] },
    { path: "/admin/temp-access", press: [/^Deactivate /] },
    { path: "/admin/settings?part=videos", press: ["Add video"] },
    { path: "/admin/settings?part=people", press: [/^Delete /] },
    { path: "/admin/settings?part=sign-in", press: ["Set up app"] },
  ],
};

/** Forms that are submitted empty and show what is missing. */
export const refused: States = {
  visitor: [
    { path: "/", press: ["Send message"] },
    { path: "/", press: ["Sign In", "Sign In"] },
    { path: "/login", press: ["Sign In"] },
    { path: "/register", press: ["Create Account"] },
    { path: "/forgot-password", press: ["Send me a link"] },
    { path: `/reset-password#${"a".repeat(43)}`, press: ["Set new password"] },
    { path: "/admin-login", press: ["Sign In"] },
    { path: "/admin/forgot-password", press: ["Send me a link"] },
  ],
  member: [
    { path: "/staff-application", press: ["Submit application"] },
    { path: "/management-application", press: ["Submit application"] },
    { path: "/calendar", press: ["Add Event", "Add Event"] },
    { path: "/settings", press: ["Change address"] },
    { path: "/settings", press: ["Change password"] },
  ],
  admin: [
    { path: "/admin/players", press: ["Add Player", "Add Player"] },
    { path: "/admin/achievements", press: ["Add Achievement", "Add Achievement"] },
    { path: "/admin/news", press: ["Create Article", "Publish article"] },
    { path: "/admin/points?tab=items", press: ["Add item", "Add item"] },
    { path: "/admin/points?tab=users", press: ["Award many", "Check the awards"] },
    { path: "/admin/calendar", press: ["Add Event", "Add Event"] },
    { path: "/admin/applications", press: ["Record application", "Record application"] },
    { path: "/admin/settings?part=videos", press: ["Add video", "Add video"] },
    { path: "/admin/settings?part=people", press: ["Add Admin"] },
    { path: "/admin/settings?part=sign-in", press: ["Change password"] },
  ],
};

/**
 * Goes to a page at desktop width. Goes through a blank page if only the hash would change, because that wouldn't load anything.
 */
export async function goTo(page: Page, path: string) {
  await page.setViewportSize(desktop);
  // Not always, because each costs a browser process.
  if (page.url().includes("#") || path.includes("#")) await page.goto("about:blank");
  await page.goto(path);
}

/** Presses these controls in turn: the first on the page, the others in the dialog that the one before opened. */
export async function openState(page: Page, { path, press }: State) {
  await goTo(page, path);
  for (const [at, name] of press.entries()) {
    const pressed = { name, exact: typeof name === "string" };
    const controlIn = (place: Locator) => place.getByRole("button", pressed).or(place.getByRole("link", pressed));
    const inMain = controlIn(page.getByRole("main"));
    const onPage = (await inMain.count()) > 0 ? inMain : controlIn(page.locator("body")); // the bar has a Sign In too
    await (at === 0 ? onPage : controlIn(page.getByRole("dialog").last())).first().click();
  }
}
