import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { InfiniteRows } from "#web/ui/lists/infinite-rows.ts";
import { type Address, addressIn, type ListOf, type ListOptions, listOptionsIn, optionName } from "./list-options.ts";

export type ListSorting = {
  /** The columns that the server can sort by, the usual one first. */
  sorts: readonly string[];
  sort: string | undefined;
  order: string | undefined;
  onSort: (sort: string | undefined, order: string | undefined) => void;
};

export type ListState = {
  options: ListOptions;
  sorting: ListSorting;
  /** Whether a search or filter is on, so that rows may be hidden. */
  isNarrowed: boolean;
  onChange: (option: string, value: string | undefined) => void;
  /** Removes the search and all filters. */
  onClear: () => void;
};

/** A list and what narrows it. */
export type List<Row> = { list: InfiniteRows<Row>; state: ListState };

type Page<Row> = { rows: Row[]; next: string | null; total: string | null };
type Pages<Row> = UseInfiniteQueryOptions<
  Page<Row>,
  Error,
  InfiniteData<Page<Row>, string | null>,
  QueryKey,
  string | null
>;
type ListQuery<Row> = {
  /** The list's query, such as `pages(endpoint)`. */
  pages: (options: ListOptions) => Pages<Row>;
  enabled?: boolean;
};

/** A list that grows page by page, with its search, filters and sorting, which are kept in the page's address. */
export function useList<Row>(of: ListOf, { pages, ...query }: ListQuery<Row>): List<Row> {
  const state = useListState(of);
  const list = useInfiniteQuery({ ...pages(state.options), ...query, placeholderData: keepPreviousData });
  return { list, state };
}

function useListState(list: ListOf): ListState {
  const address = addressIn(useSearch({ strict: false }));
  const navigate = useNavigate();
  const options = listOptionsIn(address, list);
  const narrowing = ["search", ...Object.keys(list.filters ?? {}), ...Object.keys(list.typed ?? {})];

  function change(changed: Address) {
    const named = Object.entries(changed).map(([option, value]) => [optionName(list, option), value]);
    void navigate({
      to: ".",
      search: (before: Record<string, unknown>) => ({ ...before, ...Object.fromEntries(named) }),
      replace: true,
      resetScroll: false,
    });
  }
  return {
    options,
    sorting: {
      sorts: list.sorts,
      sort: options.sort,
      order: options.order,
      onSort: (sort, order) => change({ sort, order }),
    },
    isNarrowed: narrowing.some((option) => options[option] !== undefined),
    onChange: (option, value) => change({ [option]: value }),
    onClear: () => change(Object.fromEntries(narrowing.map((option) => [option, undefined]))),
  };
}
