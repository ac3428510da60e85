import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isShort, mostLookedThrough } from "#contract/search/short-search.ts";
import { composedEmail } from "#contract/text-rules.ts";
import { folded } from "./search-index.ts";

const anywhere = (search: string) => `%${search.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** The text as typed and, if it's an email address or its domain, as addresses are stored. */
function spellingsOf(search: string): string[] {
  if (search.includes("@")) return [...new Set([search, composedEmail(search)])];
  return search.includes(".") ? [...new Set([search, composedEmail(`@${search}`).slice(1)])] : [search];
}

/**
 * Returns the condition that one of the columns contains the text, compared as `folded` does, taking % and _ literally; undefined
 * without a text. For a short text, keeps the index from being used, since it would read most rows.
 */
export function contains(columns: readonly SQLWrapper[], search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const searched = (column: SQLWrapper) => (isShort(search) ? sql`(${column} || '')` : column);
  const patterns = spellingsOf(search).map((text) => folded(sql`${anywhere(text)}::text`));
  return or(
    ...columns.flatMap((column) => patterns.map((pattern) => sql`${folded(searched(column))} like ${pattern}`)),
  );
}

type Firsts = {
  id: SQLWrapper;
  /** The ids of the first rows, in order and limited. */
  first: SQLWrapper;
  /** The ids of rows that an index finds even by the short text, such as people of exactly that name. */
  exact?: SQLWrapper | undefined;
};

/**
 * Returns the condition that a row is among those whose ids are read first, so that the database can't choose to read all the
 * others.
 */
export const isAmong = ({ id, first, exact }: Firsts): SQL =>
  exact
    ? sql`${id} = any(array(${first}) || array(${exact} limit ${mostLookedThrough}))`
    : sql`${id} = any(array(${first}))`;

/** Does the same as `contains`, but for a short text only looks through the first rows. */
export function containsAmong(
  columns: readonly SQLWrapper[],
  search: string | undefined,
  firsts: Firsts,
): SQL | undefined {
  const found = contains(columns, search);
  return search && isShort(search) ? and(isAmong(firsts), found) : found;
}
