import { useNavigate, useSearch } from "@tanstack/react-router";
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

/** A list's search, filters and sorting, kept in the page's address. */
export function useList(list: ListOf): ListState {
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
