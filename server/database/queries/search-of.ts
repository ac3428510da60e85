import type { SQL, SQLWrapper } from "drizzle-orm";
import { isShort } from "#contract/search/short-search.ts";
import type { Search } from "./list.ts";
import { holds } from "./search.ts";

type Searched = Pick<Search, "id" | "ids"> & {
  /** What is searched, of the tables that the list's query reads. */
  columns: readonly SQLWrapper[];
  /** What an index finds by a short text alone. */
  exact?: (search: string) => SQL | undefined;
};

/** A search through columns that share an index. */
export function searchOf(search: string | undefined, { id, ids, columns, exact }: Searched): Search | undefined {
  if (!search) return undefined;
  const shown = holds(columns, search);
  return { id, ids, ways: [shown], short: isShort(search) ? { shown, exact: exact?.(search) } : undefined };
}
