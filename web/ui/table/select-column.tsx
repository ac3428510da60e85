import { RowCheckbox } from "#web/ui/lists/selecting/row-checkbox.tsx";
import type { Selection } from "#web/ui/lists/selecting/use-selection.ts";
import type { Column } from "./columns.ts";

/** The first column of a table with selectable rows. */
export const selectColumn = <Row extends { id: string }>(
  selection: Selection<Row>,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  header: "Select",
  meta: { kind: "select", isHeaderHidden: true },
  cell: ({ row }) => <RowCheckbox row={row.original} name={nameOf(row.original)} selection={selection} />,
});
