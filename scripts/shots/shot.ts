import type { Page } from "@playwright/test";
import type { Cast, Who } from "./site.ts";

/** One picture: who looks at which page, and what they do there first. */
export type Shot = {
  who: Who;
  name: string;
  /** An address, `article 1` for the newest article, or `temporary link` for an unused one. */
  path: string;
  act?: (page: Page) => Promise<unknown>;
  /** API addresses that fail on this visit. */
  failing?: string;
  /** The casts with which this state exists; all of them if left out. */
  casts?: readonly Cast[];
  /** Photographs only the window, for a dialog over a page. */
  isWindow?: boolean;
  meetsTour?: boolean;
};

export const filled = ["demo", "heavy"] as const;

export const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

/** Pages that only members see. Visitors are asked to sign in. */
export const gatePaths = [
  "/staff-application",
  "/management-application",
  "/points",
  "/calendar",
  "/dashboard",
  "/settings",
];

/** Plain pages, named by their address. */
export const plain = (who: Who, paths: string[]): Shot[] =>
  paths.map((path) => ({ who, path, name: path.slice(1).replaceAll("/", "-") || "home" }));

export async function submitEmpty(page: Page) {
  await page.getByRole("main").locator("form button[type=submit]").first().click();
}
