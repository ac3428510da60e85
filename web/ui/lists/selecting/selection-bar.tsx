import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { type BulkAction, rowsFor } from "./bulk-action.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { RefusedRows } from "./refused-rows.tsx";
import { SelectAll } from "./select-all.tsx";
import { useBulk } from "./use-bulk.ts";
import { useEscape } from "./use-escape.ts";
import type { Selection } from "./use-selection.ts";
import "./selection-bar.css";

type SelectionBarProps<Row> = {
  selection: Selection<Row>;
  actions: BulkAction<Row>[];
  /** What the rows are called, as in "Select all 39 messages shown". */
  what: string;
  /** What one of them is called if it couldn't be changed. */
  nameOf: (row: Row) => string;
  /** Some of them may have changed. */
  onSettled: () => void;
};

type Asked<Row> = { action: BulkAction<Row>; rows: Row[]; number: number };

/** Selects all rows of a list, says how many are selected, and offers what can be done with them. */
export function SelectionBar<Row extends { id: string }>(props: SelectionBarProps<Row>) {
  const { selection, actions, what, nameOf, onSettled } = props;
  const [asked, setAsked] = useState<Asked<Row>>();
  const [isAsking, setAsking] = useState(false);
  const all = useRef<HTMLInputElement>(null);
  const { doing, refused, done, dismiss } = useBulk<Row>(handleSettled);
  const count = selection.rows.length;
  useEscape(count > 0 && !doing.isPending, handleClear);

  function handleClear() {
    all.current?.focus({ preventScroll: true }); // the buttons are about to go
    selection.onNone();
  }
  function handleSettled() {
    flushSync(() => setAsking(false)); // it gives the focus back first
    handleClear();
    onSettled();
  }
  function handlePress(action: BulkAction<Row>) {
    const rows = rowsFor(action, selection.rows);
    if (!action.ask) return doing.mutate({ action, rows, note: "" });
    setAsked({ action, rows, number: (asked?.number ?? 0) + 1 });
    setAsking(true);
  }
  return (
    <>
      {selection.ofHowMany > 0 && (
        <div className={count > 0 ? "selection-bar is-on" : "selection-bar"}>
          <SelectAll selection={selection} what={what} done={done} inputRef={all} />
          {count > 0 && (
            <div className="selection-bar__actions">
              <BulkButtons actions={actions} rows={selection.rows} isPending={doing.isPending} onPress={handlePress} />
              <TextButton onClick={handleClear}>Clear</TextButton>
            </div>
          )}
        </div>
      )}
      {refused && <RefusedRows refused={refused} nameOf={nameOf} onDismiss={dismiss} />}
      {asked?.action.ask && (
        <BulkDialog
          key={asked.number}
          question={asked.action.ask(asked.rows)}
          isDestructive={asked.action.isDestructive}
          isOpen={isAsking}
          isBusy={doing.isPending}
          onConfirm={(note) => doing.mutate({ ...asked, note })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type BulkButtonsProps<Row> = {
  actions: BulkAction<Row>[];
  rows: Row[];
  isPending: boolean;
  onPress: (action: BulkAction<Row>) => void;
};

/** An action that isn't for every selected row says for how many it is. */
function BulkButtons<Row>({ actions, rows, isPending, onPress }: BulkButtonsProps<Row>) {
  return actions.map((action) => {
    const { length } = rowsFor(action, rows);
    if (length === 0) return null;
    const label = length === rows.length ? action.label : `${action.label} (${length})`;
    const button = {
      isDisabled: isPending,
      "aria-haspopup": action.ask && ("dialog" as const),
      onClick: () => onPress(action),
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
