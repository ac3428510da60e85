import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { mailsIn } from "#server/testing/mailbox.ts";
import type { Journey } from "./browser.ts";
import { type Person, password } from "./member.ts";

/** Calls the API as a script of the page would, with its cookies, and gives the status. */
export const callFrom = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, sent]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(address, { method: "POST", headers, body: sent })).status;
    },
    [path, JSON.stringify(body)] as const,
  );

/** A new member's browser, on their settings. */
export async function settingsOf(journey: Journey, person: Person, visit: Parameters<Journey["open"]>[1] = {}) {
  const page = await journey.open("/about", visit);
  expect(await callFrom(page, "/api/auth/register", { ...person, password })).toBe(201);
  await page.goto(`${journey.origin}/settings`);
  return page;
}

export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The newest link to this page that was mailed to this address. */
export async function linkMailedTo({ site, origin }: Journey, email: string, path: string): Promise<string> {
  const links = async () =>
    (await mailsIn(site.dataDir))
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      .filter((link) => new URL(link).pathname === path);
  await expect.poll(links).not.toEqual([]);
  const { hash } = new URL((await links()).at(-1) ?? "");
  return origin + path + hash;
}

/** Waits until a dialog has arrived; to the checks it is none before. */
export const settled = (dialog: ReturnType<Page["locator"]>) =>
  dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
  });
