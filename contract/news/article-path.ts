// Addresses of articles. Kept free of zod because the browser loads this file on every page.

import { slugOf } from "#contract/slug.ts";

type Titled = { id: string; title: string };

/** Returns the address of an article's page. The id is enough to find it; the title's words are for people. */
export const articlePath = ({ id, title }: Titled) => `/news/${id}/${slugOf(title, "article")}`;

/** Returns the route parameters of an article's address. */
export const articleParams = ({ id, title }: Titled) => ({ id, slug: slugOf(title, "article") });
