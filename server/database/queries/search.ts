import { ilike, or, type SQL, type SQLWrapper } from "drizzle-orm";

/** The pattern for `like` that finds this text anywhere, with its own % and _ escaped; undefined where nothing is looked for. */
export const partOf = (search: string | undefined) => search && anywhere(search);

const anywhere = (search: string) => `%${escaped(search)}%`;

const escaped = (search: string) => search.replaceAll(/[\\%_]/g, (char) => `\\${char}`);

/** A trigram index finds any part of a text with this many letters or digits in a row. */
const indexed = /[\p{L}\p{N}]{3}/u;

/**
 * The condition that one of the columns holds the searched text, in any case; undefined without a search. A text too short for the
 * trigram index is searched for only where a text or a word begins: the index knows those too.
 */
export function holds(columns: readonly SQLWrapper[], search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const isShort = !indexed.test(search) && /[\p{L}\p{N}]/u.test(search);
  const patterns = isShort ? [`${escaped(search)}%`, `% ${escaped(search)}%`] : [anywhere(search)];
  return or(...columns.flatMap((column) => patterns.map((pattern) => ilike(column as SQL, pattern)))); // drizzle's type leaves out what it takes
}
