import type { Page } from "@playwright/test";
import type { Cast, Who } from "./site.ts";

/** One picture: who looks at which page, and what they did there first. */
export type Shot = {
  who: Who;
  name: string;
  /** An address, `article 1` for the newest article, or `temporary link` for one that nobody has opened. */
  path: string;
  act?: (page: Page) => Promise<unknown>;
  /** Addresses of the API that fail on this visit. */
  failing?: string;
  /** The casts with which there is such a state; all of them where it is left out. */
  casts?: readonly Cast[];
  /** Only what is in the window is photographed: for a dialog over a page. */
  isWindow?: boolean;
  meetsTour?: boolean;
};

export const filled = ["demo", "heavy"] as const;

export const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

/** What only members see; a visitor is asked to sign in. */
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
