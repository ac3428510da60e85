import { useEffect, useRef, useState } from "react";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { type InfiniteRows, totalOf } from "#web/ui/lists/infinite-rows.ts";
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

/** Puts what is typed into the address once typing pauses. If the address changes some other way, the field follows. */
export function useDebouncedSearch(search: string, onSearch: (search: string | undefined) => void) {
  const [typed, setTyped] = useState(search);
  const settled = useDebouncedValue(typed.trim());
  const sent = useRef(search);
  const send = useRef(onSearch);
  send.current = onSearch;
  useEffect(() => {
    if (settled === sent.current) return;
    sent.current = settled;
    send.current(settled || undefined);
  }, [settled]);
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  return { typed, onType: setTyped };
}
