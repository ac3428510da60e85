import type { SQL, SQLWrapper } from "drizzle-orm";
import { isShort } from "#contract/search/short-search.ts";
import type { Search } from "./list.ts";
import { contains } from "./search.ts";

type Searched = Pick<Search, "id" | "ids"> & {
  /** The columns to search, from tables that the list's query reads. */
  columns: readonly SQLWrapper[];
  /** A condition for which an index finds rows even by a short text. */
  exact?: (search: string) => SQL | undefined;
};

/** Returns a search through columns that share an index; undefined without a text. */
export function searchOf(search: string | undefined, { id, ids, columns, exact }: Searched): Search | undefined {
  if (!search) return undefined;
  const shown = contains(columns, search);
  return { id, ids, ways: [shown], short: isShort(search) ? { shown, exact: exact?.(search) } : undefined };
}
