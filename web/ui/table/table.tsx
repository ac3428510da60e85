import { useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { type Column, features } from "./columns.ts";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import { sortedBy, useSorting } from "./use-sorting.ts";
import "./table.css";

export type TableProps<Row extends { id: string }> = {
  columns: Column<Row>[];
  rows: Row[];
  /** All rows are loaded, so they can be sorted in the browser. */
  hasAllRows?: boolean;
  /** How the server sorts the list, by column id. */
  sorting?: ListSorting | undefined;
  /** The id of the row being edited or shown elsewhere on the page. */
  selected?: string | undefined;
  /** The ids of hidden columns. */
  hidden?: readonly string[] | undefined;
  /** The container width in rem below which rows become cards. */
  cardsBelow?: number;
  className?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
};

const none: readonly string[] = [];

/** A sortable table that turns into cards on a narrow screen. */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const {
    columns,
    rows,
    selected,
    hidden = none,
    cardsBelow = 35,
    className,
    hasAllRows,
    sorting: asked,
    ...label
  } = props;
  const sorting = useSorting({ hasAllRows: hasAllRows === true, isMany: rows.length > 1, asked });
  const rowSelection = useMemo(() => (selected ? { [selected]: true as const } : {}), [selected]);
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const table = useTable({
    features,
    columns: asked ? columns.map((column) => sortedBy(column, asked.sorts)) : columns,
    data: rows,
    getRowId: (row) => row.id,
    defaultColumn: { sortUndefined: "last" },
    enableSorting: sorting.isOn,
    enableMultiSort: false,
    manualSorting: asked !== undefined,
    onSortingChange: sorting.onChange,
    state: { sorting: sorting.state, rowSelection, columnVisibility },
  });
  return (
    <div className="table-box" style={{ fontSize: `${cardsBelow}rem` }}>
      <table className={className ? `table ${className}` : "table"} {...label}>
        <TableHead headers={table.getHeaderGroups().flatMap(({ headers }) => headers)} />
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
