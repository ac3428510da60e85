// Words of a title in an address. Kept free of zod because the browser loads this file on every page.

import { foldForSearch } from "#contract/search/fold.ts";

const maxSlugLength = 80;

/** Letters that have no plain one, such as Greek, leave nothing, and then it's the other word. */
export function slugOf(title: string, otherwise: string): string {
  const words = foldForSearch(title)
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, maxSlugLength)
    .replace(/-$/, "");
  return words || otherwise;
}
