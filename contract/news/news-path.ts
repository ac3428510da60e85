// Addresses of lists of articles. Kept free of zod because documents' scripts load this file.

import { foldForSearch } from "#contract/search/fold.ts";
import type { NewsCategory } from "./constants.ts";

/** What a list of articles is narrowed to. A tag is as in the address of its page. */
export type NewsFilter = { category?: NewsCategory | undefined; tag?: string | undefined; search?: string | undefined };

/**
 * Returns a tag as the address of its page has it, before it's encoded, so that tags that only differ in case or accents share a
 * page. The database's function `tag_slugs` does the same.
 */
export const tagSlug = (tag: string) => foldForSearch(tag).trim().replaceAll(" ", "-");

export const tagPath = (tag: string) => `/news/tags/${encodeURIComponent(tagSlug(tag))}`;
export const categoryPath = (category: NewsCategory) => `/news/category/${category}`;

/** Returns the address of a list of articles. `cursor` is where a page of older ones starts. */
export function newsPath({ category, tag, search, cursor }: NewsFilter & { cursor?: string | undefined }): string {
  const path = category ? categoryPath(category) : tag ? tagPath(tag) : "/news";
  const asked = String(new URLSearchParams({ ...(search && { search }), ...(cursor && { cursor }) }));
  return asked ? `${path}?${asked}` : path;
}
