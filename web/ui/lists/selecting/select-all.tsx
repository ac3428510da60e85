import type { RefObject } from "react";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { Selection } from "./use-selection.ts";
import "./row-checkbox.css";

type SelectAllProps<Row> = {
  selection: Selection<Row>;
  /** What the rows are called, as in "Select all 39 messages shown". */
  what: string;
  /** The outcome of the last action, for screen readers. */
  done: string;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** Selects every row shown, and says how many are selected. */
export function SelectAll<Row>({ selection, what, done, inputRef }: SelectAllProps<Row>) {
  const { rows, ofHowMany, onAll, onNone } = selection;
  const isAll = rows.length === ofHowMany;
  return (
    <>
      <label className="row-checkbox selection-bar__all">
        <input
          type="checkbox"
          ref={(element) => {
            inputRef.current = element;
            if (element) element.indeterminate = rows.length > 0 && !isAll;
          }}
          checked={isAll}
          onChange={isAll ? onNone : onAll}
        />
        <span className={rows.length > 0 ? "visually-hidden" : undefined}>
          Select all {formatNumber(ofHowMany)} <span className="visually-hidden">{what} </span>shown
        </span>
      </label>
      <span className="selection-bar__count" role="status">
        {rows.length > 0 ? `${formatNumber(rows.length)} selected` : <span className="visually-hidden">{done}</span>}
      </span>
    </>
  );
}
