import { type Cell, type Header, type Row, type SortingState, type Updater, useTable } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useMemo, useState } from "react";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { type Column, features } from "./columns.ts";
import "./data-table.css";

export type DataTableProps<Row extends { id: string }> = {
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
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
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
  const sorting = useSorting({ columns, hasAllRows: hasAllRows === true, isMany: rows.length > 1, asked });
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

type Features = typeof features;

const TableRow = <Item extends { id: string }>({ row }: { row: Row<Features, Item> }) => (
  <tr className={row.getIsSelected() ? "is-on" : undefined} aria-current={row.getIsSelected() || undefined}>
    {row.getVisibleCells().map((cell) => {
      const { header, meta } = cell.column.columnDef;
      const { kind, card, isHeaderHidden } = meta ?? {};
      return (
        <td
          key={cell.id}
          data-column={cell.column.id}
          className={[kind && `table__${kind}`, card && `table__${card}`].filter(Boolean).join(" ") || undefined}
          data-label={card || isHeaderHidden || typeof header !== "string" ? undefined : header}
        >
          {contentOf(cell)}
        </td>
      );
    })}
  </tr>
);

/** Renders a cell by calling its function. As a component it would remount on each render, because columns are recreated. */
function contentOf<Item extends { id: string }>(cell: Cell<Features, Item>) {
  const { cell: render } = cell.column.columnDef;
  return typeof render === "function" ? render(cell.getContext()) : String(cell.getValue());
}

type Sorting<Row extends { id: string }> = {
  columns: Column<Row>[];
  hasAllRows: boolean;
  isMany: boolean;
  asked: ListSorting | undefined;
};

const unsorted: SortingState = [];

/** Sorts a table: on the server, as the page's address asks, or in the browser once all rows are loaded. */
function useSorting<Row extends { id: string }>({ columns, hasAllRows, isMany, asked }: Sorting<Row>) {
  const [own, setOwn] = useState(unsorted);
  if (!asked) return { isOn: hasAllRows && isMany, state: hasAllRows && isMany ? own : unsorted, onChange: setOwn };
  const { sorts, sort, order, onSort } = asked;
  const state = sort ? [{ id: sort, desc: order === "desc" }] : usualSorting(columns, sorts[0]);
  return {
    isOn: isMany,
    state,
    onChange(change: Updater<SortingState>) {
      const [chosen] = typeof change === "function" ? change(state) : change;
      onSort(chosen?.id, chosen && (chosen.desc ? "desc" : "asc"));
    },
  };
}

/** The order of a list that nobody sorted: by the first of its sorts, if that's a column. */
function usualSorting<Row extends { id: string }>(columns: Column<Row>[], usual: string | undefined): SortingState {
  const column = columns.find((one) => idOf(one) === usual);
  return usual && column ? [{ id: usual, desc: column.sortDescFirst === true }] : unsorted;
}

const idOf = <Row extends { id: string }>(column: Column<Row>) =>
  column.id ?? ("accessorKey" in column ? String(column.accessorKey) : undefined);

/** Returns the column, sortable only if the server can sort by it. */
function sortedBy<Row extends { id: string }>(column: Column<Row>, sorts: readonly string[]): Column<Row> {
  const id = idOf(column);
  return { ...column, enableSorting: id !== undefined && sorts.includes(id) };
}

type HeaderOf<Row extends { id: string }> = Header<typeof features, Row>;

const directions = { asc: "ascending", desc: "descending" } as const;

/** The header row. On cards, only sortable headers are visible. */
const TableHead = <Row extends { id: string }>({ headers }: { headers: HeaderOf<Row>[] }) => (
  <thead>
    <tr>
      {headers.map((header) => (
        <HeaderCell key={header.id} header={header} />
      ))}
    </tr>
  </thead>
);

function HeaderCell<Row extends { id: string }>({ header }: { header: HeaderOf<Row> }) {
  const { header: name, meta } = header.column.columnDef;
  const words = typeof name === "string" ? name : header.id;
  const sorted = header.column.getIsSorted();
  return (
    <th
      scope="col"
      data-column={header.column.id}
      className={meta?.kind === "figure" ? "table__end" : undefined}
      aria-sort={sorted ? directions[sorted] : undefined}
    >
      {meta?.isHeaderHidden ? (
        <span className="visually-hidden">{words}</span>
      ) : header.column.getCanSort() ? (
        <button type="button" className="table__sort" onClick={() => header.column.toggleSorting()}>
          {words}
          <SortMark sorted={sorted} />
        </button>
      ) : (
        words
      )}
    </th>
  );
}

function SortMark({ sorted }: { sorted: false | "asc" | "desc" }) {
  const Mark = sorted === "asc" ? ArrowUp : sorted === "desc" ? ArrowDown : ChevronsUpDown;
  return <Mark className="icon" aria-hidden="true" />;
}
