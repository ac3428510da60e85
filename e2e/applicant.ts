import type { Page } from "@playwright/test";
import type { StaffApplicationRequest } from "#contract/applications/forms.ts";
import { staffQuestions } from "#contract/applications/questions.ts";

/** Calls the API with the page's cookies, but without the page. */
export const post = (page: Page, path: string, data?: object) => {
  const { origin } = new URL(page.url());
  return page.request.post(origin + path, { headers: { origin }, data });
};

export const submit = (page: Page) => page.getByRole("button", { name: "Submit application" }).click();
export const option = (page: Page, question: string, answer: string) =>
  page.getByRole("radiogroup", { name: question }).getByRole("radio", { name: answer, exact: true });
/** Returns the form's error messages in order. */
export const messagesOn = (page: Page) => page.locator("form .error").allInnerTexts();
export const pathOf = (page: Page) => new URL(page.url()).pathname;

const typed = [
  "discordTag",
  "timezone",
  "preferredName",
  "discordJoinDate",
  "serverLength",
  "whyModerator",
  "moderationExperience",
  "whatBringToStaff",
] as const;
export const staffChoices = [
  "confidence",
  "goodDecisions",
  "takeRoleSeriously",
  "scamResponse",
  "racistResponse",
  "dmAdvertisingResponse",
  "discordHoursDaily",
] as const;

export async function fillStaffForm(page: Page, form: Required<StaffApplicationRequest>) {
  for (const name of typed) await page.getByLabel(staffQuestions[name]).fill(form[name]);
  await page.getByLabel(staffQuestions.age).selectOption(form.age);
  for (const name of staffChoices) await option(page, staffQuestions[name], form[name]).check();
}

/** Returns the values of a page's form. */
export const answersOn = (page: Page) =>
  page.locator("main form").evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as object);
