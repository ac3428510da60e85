import { foldForSearch } from "./fold.ts";

/** How many rows to search, in the list's order, when no index helps. */
export const mostLookedThrough = 1_000;

/** A trigram index can find any text with three letters or digits in a row. */
const indexed = /[\p{L}\p{N}]{3}/u;

/** Whether a search is too short for the index, so that every row would have to be read. */
export const isShort = (search: string) => !indexed.test(foldForSearch(search));
