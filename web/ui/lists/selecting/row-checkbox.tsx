import type { Column } from "#web/ui/table/columns.ts";
import type { Selection } from "./use-selection.ts";
import "./row-checkbox.css";

type RowCheckboxProps<Row> = {
  row: Row;
  /** The row's name, for people who hear a checkbox without seeing its row. */
  name: string;
  selection: Selection<Row>;
};

/** Selects a row. With Shift, selects every row from the last one pressed to this one. */
export const RowCheckbox = <Row,>({ row, name, selection }: RowCheckboxProps<Row>) =>
  selection.canSelect(row) && (
    <label className="row-checkbox">
      <input
        type="checkbox"
        checked={selection.isSelected(row)}
        onChange={() => undefined} // onClick handles it, because only a click knows about Shift; the space bar clicks too
        onClick={(event) => selection.onPress(row, event)}
      />
      <span className="visually-hidden">Select {name}</span>
    </label>
  );

/** The first column of a table with selectable rows. */
export const selectColumn = <Row extends { id: string }>(
  selection: Selection<Row>,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  header: "Select",
  meta: { kind: "select", isHeaderHidden: true },
  cell: ({ row }) => <RowCheckbox row={row.original} name={nameOf(row.original)} selection={selection} />,
});
