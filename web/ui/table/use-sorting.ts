import type { SortingState, Updater } from "@tanstack/react-table";
import { useState } from "react";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import type { Column } from "./columns.ts";

type Asked = { hasAllRows: boolean; isMany: boolean; asked: ListSorting | undefined };

const unsorted: SortingState = [];

/** Sorts a table: on the server, as the page's address asks, or in the browser once all rows are loaded. */
export function useSorting({ hasAllRows, isMany, asked }: Asked) {
  const [own, setOwn] = useState(unsorted);
  if (!asked) return { isOn: hasAllRows && isMany, state: hasAllRows && isMany ? own : unsorted, onChange: setOwn };
  const { sort, order, onSort } = asked;
  const state = sort ? [{ id: sort, desc: order === "desc" }] : unsorted;
  return {
    isOn: isMany,
    state,
    onChange(change: Updater<SortingState>) {
      const [chosen] = typeof change === "function" ? change(state) : change;
      onSort(chosen?.id, chosen && (chosen.desc ? "desc" : "asc"));
    },
  };
}

/** Returns the column, sortable only if the server can sort by it. */
export function sortedBy<Row extends { id: string }>(column: Column<Row>, sorts: readonly string[]): Column<Row> {
  const id = column.id ?? ("accessorKey" in column ? String(column.accessorKey) : undefined);
  return { ...column, enableSorting: id !== undefined && sorts.includes(id) };
}
