// Addresses of articles. Kept free of zod because the browser loads this file on every page.

import { foldForSearch } from "#contract/search/fold.ts";

const maxSlugLength = 80;

type Titled = { id: string; title: string };

/** Returns the address of an article's page. The id is enough to find it; the title's words are for people. */
export const articlePath = ({ id, title }: Titled) => `/news/${id}/${slugOf(title)}`;

/** Returns the route parameters of an article's address. */
export const articleParams = ({ id, title }: Titled) => ({ id, slug: slugOf(title) });

/** Letters that have no plain one, such as Greek, leave nothing. */
function slugOf(title: string): string {
  const words = foldForSearch(title)
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, maxSlugLength)
    .replace(/-$/, "");
  return words || "article";
}
