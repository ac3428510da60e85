import { type SortingState, useTable } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { type Column, features } from "./columns.ts";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import "./table.css";

export type TableProps<Row extends { id: string }> = {
  columns: Column<Row>[];
  rows: Row[];
  /** Sort only if all rows are loaded; otherwise the server's order stays. */
  isWhole: boolean;
  /** The id of the row being edited or shown elsewhere on the page. */
  selected?: string | undefined;
  /** The ids of columns that aren't shown. */
  hidden?: readonly string[] | undefined;
  /** Below this container width, in rem, rows become cards. */
  cardsBelow?: number;
  className?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
};

const unsorted: SortingState = [];
const none: readonly string[] = [];

/** A sortable table that turns into cards on a narrow screen. */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { columns, rows, isWhole, selected, hidden = none, cardsBelow = 35, className, ...label } = props;
  const isSortable = isWhole && rows.length > 1;
  const [sorting, setSorting] = useState(unsorted);
  const rowSelection = useMemo(() => (selected ? { [selected]: true as const } : {}), [selected]);
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => row.id,
    defaultColumn: { sortUndefined: "last" },
    enableSorting: isSortable,
    enableMultiSort: false,
    onSortingChange: setSorting,
    state: { sorting: isSortable ? sorting : unsorted, rowSelection, columnVisibility },
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
