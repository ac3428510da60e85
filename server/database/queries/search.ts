import { and, ilike, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isShort, mostLookedThrough } from "#contract/search/short-search.ts";

const anywhere = (search: string) => `%${search.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;

/**
 * The condition that one of the columns holds the searched text, in any case, with % and _ as they are; undefined without a search.
 * For a short text an index would read most rows, so it's kept from being used.
 */
export function holds(columns: readonly SQLWrapper[], search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const searched = (column: SQLWrapper) => (isShort(search) ? sql`(${column} || '')` : (column as SQL)); // drizzle's type leaves out what it takes
  return or(...columns.map((column) => ilike(searched(column), anywhere(search))));
}

type Firsts = {
  id: SQLWrapper;
  /** The ids of the first rows, in order and limited. */
  first: SQLWrapper;
  /** The ids of rows that an index finds by the short text alone, such as those of people of just that name. */
  exact?: SQLWrapper | undefined;
};

/** The condition that a row is among some, whose ids are read first: the database can't decide to read all others instead. */
export const isAmong = ({ id, first, exact }: Firsts): SQL =>
  exact
    ? sql`${id} = any(array(${first}) || array(${exact} limit ${mostLookedThrough}))`
    : sql`${id} = any(array(${first}))`;

/** Like `holds`. For a text that no index knows it looks only through the first rows. */
export function holdsAmong(
  columns: readonly SQLWrapper[],
  search: string | undefined,
  firsts: Firsts,
): SQL | undefined {
  const found = holds(columns, search);
  return search && isShort(search) ? and(isAmong(firsts), found) : found;
}
