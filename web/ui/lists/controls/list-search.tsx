import { SearchField } from "#web/ui/fields/search-field.tsx";
import type { InfiniteRows } from "#web/ui/lists/infinite/infinite-rows.ts";
import { totalOf } from "#web/ui/lists/row-total.ts";
import { useDebouncedSearch } from "./use-debounced-search.ts";
import type { ListState } from "./use-list.ts";

type ListSearchProps = {
  label: string;
  placeholder: string;
  state: ListState;
  list: Pick<InfiniteRows<unknown>, "data" | "isFetching">;
  /** What the rows are called, as in "No users found". */
  itemsName: string;
};

/** A search field for a list, which says how many rows were found. */
export function ListSearch({ label, placeholder, state, list, itemsName }: ListSearchProps) {
  const search = state.options.search ?? "";
  const { typed, onType } = useDebouncedSearch(search, (value) => state.onChange("search", value));
  const total = totalOf(list);
  const outcome = total === "0" ? `No ${itemsName} found` : `${total} found`;
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      typed={typed}
      onType={onType}
      outcome={search !== "" && !list.isFetching && outcome}
    />
  );
}
