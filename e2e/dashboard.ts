import type { Locator, Page } from "@playwright/test";
import type { RecordApplicationRequest } from "#contract/applications/admin/forms.ts";
import { recordedForm } from "#server/testing/cast/filled-forms.ts";

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

/** The tabs of the dashboard's navigation. */
export const dashboardTabs = (page: Page) =>
  page.getByRole("navigation", { name: "Dashboard", exact: true }).getByRole("link");
/** A tab by the start of its name, because a badge may come after it. */
export const dashboardTab = (page: Page, name: string) =>
  dashboardTabs(page).and(page.getByRole("link", { name: new RegExp(`^${name}`) }));
export const currentTab = (page: Page) => dashboardTabs(page).and(page.locator("[aria-current=page]"));

/** Records an application, which a page loaded before doesn't show yet. */
export const record = (
  page: Page,
  name: string,
  form: Partial<RecordApplicationRequest> = {},
): Promise<{ id: string }> => callFrom(page, "/api/admin/applications", { ...recordedForm, name, ...form });

export const readAnew = (page: Page) => page.reload();

const toastOf = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text, { exact: true });

export const toastSays = (page: Page, text: string) => toastOf(page, text).waitFor();
/** Waits for a toast, and dismisses it unless it has already gone. */
export async function told(page: Page, text: string) {
  await toastSays(page, text);
  const isGone = toastOf(page, text).waitFor({ state: "detached" });
  const dismissed = page.getByRole("button", { name: "Dismiss", exact: true }).click();
  await Promise.race([dismissed.catch(() => isGone), isGone]);
}
export const pathOf = (page: Page) => new URL(page.url()).pathname;
export const rowOf = (page: Page, name: string) => page.locator(".application-list > li", { hasText: name });

/** Opens the row of an application. */
export async function opened(page: Page, name: string) {
  const row = rowOf(page, name);
  await row.locator("summary").click();
  return row;
}

/** Opens the dialog that approves or rejects an application. */
export async function decisionOn(page: Page, row: Locator, verb: "Approve" | "Reject") {
  await row.getByRole("button", { name: new RegExp(`^${verb}`) }).click();
  return page.getByRole("dialog", { name: new RegExp(`^${verb} `) });
}

/** Approves or rejects an application, with notes to its applicant. */
export async function decide(
  page: Page,
  row: Locator,
  { verb, notes }: { verb: "Approve" | "Reject"; notes?: string },
) {
  const dialog = await decisionOn(page, row, verb);
  if (notes) await dialog.getByLabel("Notes to the applicant").fill(notes);
  await dialog.getByRole("button", { name: `${verb} application` }).click();
}

/** Returns a select of the page or of the dialog above it. */
export const choiceOf = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
export const pendingIn = async (page: Page) => Number(await page.locator(".stats__pending").innerText());
