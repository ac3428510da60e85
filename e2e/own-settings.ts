import type { Page } from "@playwright/test";
import type { Open, Visit } from "./fixtures/open-page.ts";
import { openAsMember } from "./member.ts";

/** Calls the API as a script of the page would, with its cookies. Returns the status. */
export const callFrom = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, sent]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(address, { method: "POST", headers, body: sent })).status;
    },
    [path, JSON.stringify(body)] as const,
  );

/** Opens the settings of a new member. */
export const settingsOf = (open: Open, name: string, visit: Visit = {}) =>
  openAsMember(open, { name, path: "/settings", visit });

export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
