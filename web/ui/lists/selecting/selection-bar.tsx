import { type RefObject, useEffect, useRef } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { type BulkAction, rowsFor } from "./bulk-action.ts";
import { type BulkOptions, useBulk } from "./use-bulk.tsx";
import type { Selection } from "./use-selection.ts";
import "./selection-bar.css";
import "./row-checkbox.css";

type SelectionBarProps<Row> = BulkOptions<Row> & {
  selection: Selection<Row>;
  actions: BulkAction<Row>[];
  /** What the rows are called, as in "Select all 39 messages shown". */
  itemsName: string;
  /** The state of the rows that can be selected, if others can't, as in "Select the 3 pending redemptions". */
  only?: string;
};

/** Selects all rows of a list, says how many are selected, and offers actions on them. */
export function SelectionBar<Row extends { id: string }>(props: SelectionBarProps<Row>) {
  const { selection, actions, itemsName, only, nameOf, onSettled } = props;
  const all = useRef<HTMLInputElement>(null);
  const focus = useKeptFocus<HTMLDivElement>(() => all.current); // the buttons go with the selection
  const bulk = useBulk({ nameOf, onChanged: selection.onDrop, onSettled });
  const count = selection.rows.length;
  useEscape(count > 0 && !bulk.isPending, selection.onNone);
  return (
    <>
      {selection.ofHowMany > 0 && (
        <div className={count > 0 ? "selection-bar is-on" : "selection-bar"} {...focus}>
          <SelectAll selection={selection} itemsName={itemsName} only={only} done={bulk.done} inputRef={all} />
          {count > 0 && (
            <div className="selection-bar__actions">
              <BulkButtons actions={actions} rows={selection.rows} isPending={bulk.isPending} onPress={bulk.press} />
              <TextButton onClick={selection.onNone}>Clear</TextButton>
            </div>
          )}
        </div>
      )}
      {bulk.dialogs}
    </>
  );
}

type BulkButtonsProps<Row> = {
  actions: BulkAction<Row>[];
  rows: Row[];
  isPending: boolean;
  onPress: (action: BulkAction<Row>, rows: Row[]) => void;
};

/** Buttons for the actions. One that doesn't apply to every selected row says how many it applies to. */
function BulkButtons<Row>({ actions, rows, isPending, onPress }: BulkButtonsProps<Row>) {
  return actions.map((action) => {
    const itsRows = rowsFor(action, rows);
    const { length } = itsRows;
    if (length === 0) return null;
    const label = length === rows.length ? action.label : `${action.label} (${length})`;
    const button = {
      isDisabled: isPending,
      "aria-haspopup": action.ask && ("dialog" as const),
      onClick: () => onPress(action, itsRows),
    };
    return action.isDestructive ? (
      <TextButton key={action.label} isDestructive {...button}>
        {label}
      </TextButton>
    ) : (
      <Button key={action.label} variant="secondary" small {...button}>
        {label}
      </Button>
    );
  });
}

/** Calls `act` on Escape, unless a dialog is open or something else has handled the key. */
function useEscape(isOn: boolean, act: () => void) {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    if (!isOn) return undefined;
    function handleKey({ key, defaultPrevented }: KeyboardEvent) {
      if (key === "Escape" && !defaultPrevented && !document.querySelector("dialog:modal")) current.current();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isOn]);
}

type SelectAllProps<Row> = {
  selection: Selection<Row>;
  /** What the rows are called, as in "Select all 39 messages shown". */
  itemsName: string;
  only: string | undefined;
  /** The outcome of the last action, for screen readers. */
  done: string;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** Selects every row shown, and says how many are selected. */
function SelectAll<Row>({ selection, itemsName, only, done, inputRef }: SelectAllProps<Row>) {
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
          {only ? (
            <>
              Select the {formatNumber(ofHowMany)} {only}
              <span className="visually-hidden"> {itemsName}</span>
            </>
          ) : (
            <>
              Select all {formatNumber(ofHowMany)} <span className="visually-hidden">{itemsName} </span>shown
            </>
          )}
        </span>
      </label>
      <span className="selection-bar__count" role="status">
        {rows.length > 0 ? `${formatNumber(rows.length)} selected` : <span className="visually-hidden">{done}</span>}
      </span>
    </>
  );
}
