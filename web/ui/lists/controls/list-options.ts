import type { SortOrder } from "#contract/paging.ts";
import { maxSearchLength } from "#contract/search/constants.ts";

/** Options from a page's address. Untrusted, because anybody can type them. */
export type Address = Record<string, string | undefined>;

/** Returns every option as text, because the router parses `?search=12` as a number. */
export const addressIn = (search: Record<string, unknown>): Address =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== undefined && value !== "" && typeof value !== "object")
      .map(([name, value]) => [name, String(value)]),
  );

/** The options a list supports: the columns it can be sorted by and the values of its filters. */
export type ListOf = {
  /** Prefix for its search and order in the address of a page with several lists. */
  name?: string;
  /** The usual order comes first. */
  sorts: readonly string[];
  filters?: Record<string, readonly string[]>;
  /** Filters with typed values, and the pattern that each must match. */
  typed?: Record<string, RegExp>;
};

/** The options of a list's call: `search`, `sort`, `order` and its filters. */
export type ListOptions = Record<string, string>;

const sortOrders: readonly SortOrder[] = ["asc", "desc"];
const ownOptions = ["search", "sort", "order"];

/** Returns an option's name in the address: `users-sort` for the list "users". Filters keep their own name. */
export const optionName = ({ name }: ListOf, option: string) =>
  name && ownOptions.includes(option) ? `${name}-${option}` : option;

/** Reads a list's options from an address, leaving out anything the list doesn't support. */
export function listOptionsIn(address: Address, list: ListOf): ListOptions {
  const asked = (option: string) => address[optionName(list, option)];
  const known = (option: string, values: readonly string[]) => values.find((value) => value === asked(option));
  const sort = known("sort", list.sorts);
  const filters = Object.entries(list.filters ?? {}).map(([name, values]) => [name, known(name, values)]);
  const typed = Object.entries(list.typed ?? {}).map(([name, form]) => [
    name,
    form.exec(asked(name)?.trim() ?? "")?.[0],
  ]);
  const options = {
    search: asked("search")?.trim().slice(0, maxSearchLength),
    sort,
    order: sort && known("order", sortOrders),
    ...Object.fromEntries([...filters, ...typed]),
  };
  return Object.fromEntries(Object.entries(options).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Returns how many filters are on, besides the search and the order. */
export const countFilters = (options: ListOptions) =>
  Object.keys(options).filter((option) => !ownOptions.includes(option)).length;

/** Returns the address of a list as a CSV file, with the options it shows. */
export function fileOf(path: string, options: ListOptions): string {
  const search = new URLSearchParams(options);
  return search.size > 0 ? `${path}?${search}` : path;
}
