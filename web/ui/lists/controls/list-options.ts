import type { SortOrder } from "#contract/paging.ts";
import { maxSearchLength } from "#contract/search/constants.ts";

/** The options of a page's address, as somebody may have typed them. */
export type Address = Record<string, string | undefined>;

/** Reads what the router has parsed: `?search=12` is a text too. */
export const addressIn = (search: Record<string, unknown>): Address =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== undefined && value !== "" && typeof value !== "object")
      .map(([name, value]) => [name, String(value)]),
  );

/** A list as its page's address asks for it: what it can be sorted by, and the values of its filters. */
export type ListOf = {
  /** Stands before its search and order where the page has several lists. */
  name?: string;
  sorts: readonly string[];
  filters?: Record<string, readonly string[]>;
  /** Filters that are typed, and what they look like. */
  typed?: Record<string, RegExp>;
};

/** What a list's call is asked: `search`, `sort`, `order`, and its filters. */
export type ListOptions = Record<string, string>;

const sortOrders: readonly SortOrder[] = ["asc", "desc"];
const ownOptions = ["search", "sort", "order"];

/** `users-sort` of the list "users"; filters bear the same name everywhere. */
export const optionName = ({ name }: ListOf, option: string) =>
  name && ownOptions.includes(option) ? `${name}-${option}` : option;

/** What an address asks of a list, as far as there is such a thing. */
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
