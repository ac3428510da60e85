import type { Selection } from "./use-selection.ts";
import "./row-checkbox.css";

type RowCheckboxProps<Row> = {
  row: Row;
  /** Which row, for those who hear a checkbox without seeing its row. */
  name: string;
  selection: Selection<Row>;
};

/** Selects a row. With Shift, every row from the one pressed before to this one. */
export const RowCheckbox = <Row,>({ row, name, selection }: RowCheckboxProps<Row>) =>
  selection.canSelect(row) && (
    <label className="row-checkbox">
      <input
        type="checkbox"
        checked={selection.isSelected(row)}
        onChange={() => undefined} // the click does it: it knows of Shift, and the space bar clicks too
        onClick={(event) => selection.onPress(row, event)}
      />
      <span className="visually-hidden">Select {name}</span>
    </label>
  );
