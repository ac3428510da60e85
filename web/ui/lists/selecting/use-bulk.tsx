import { useState } from "react";
import { flushSync } from "react-dom";
import { type BulkOutcome, maxBulk } from "#contract/bulk.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { BulkAction, BulkQuestion } from "./bulk-action.ts";

type Doing<Row> = { action: BulkAction<Row>; rows: Row[]; note: string };

type Asked<Row> = { action: BulkAction<Row>; rows: Row[]; number: number };

export type BulkOptions<Row> = {
  /** Names a row that couldn't be changed. */
  nameOf: (row: Row) => string;
  /** Called when some rows may have changed. */
  onSettled: () => void;
};

/** Runs an action on one or more rows, after asking if the action requires it. */
export function useBulk<Row extends { id: string }>({ nameOf, onSettled }: BulkOptions<Row>) {
  const [asked, setAsked] = useState<Asked<Row>>();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [refused, setRefused] = useState<Refused<Row>>();
  const [done, setDone] = useState("");
  const { mutate, dialog } = useDialogMutation({
    isOpen: isConfirmOpen,
    onClose: () => setConfirmOpen(false),
    failureTitle: asked?.action.failureTitle ?? "",
    mutationFn: ({ action, rows, note }: Doing<Row>) =>
      inParts(
        rows.map(({ id }) => id),
        (ids) => action.send(ids, note),
      ),
    onSuccess: (outcome, { action, rows }) => {
      flushSync(() => setConfirmOpen(false)); // so that the dialog returns the focus first
      const errors = new Map(outcome.refused.map(({ id, error }) => [id, error]));
      const changed = rows.filter(({ id }) => !errors.has(id));
      const kept = rows.flatMap((row) => ({ row, error: errors.get(row.id) ?? "" })).filter(({ error }) => error);
      const [only] = rows.length === 1 ? kept : [];
      if (only) fail(action, only.error);
      else if (kept.length > 0) setRefused({ of: rows.length, rows: kept });
      if (changed.length === 0) return;
      setDone(action.done(formatNumber(changed.length)));
      action.onDone?.(changed);
    },
    onSettled,
  });
  function send(doing: Doing<Row>) {
    setRefused(undefined);
    setDone("");
    mutate(doing);
  }
  function press(action: BulkAction<Row>, rows: Row[]) {
    setAsked({ action, rows, number: (asked?.number ?? 0) + 1 });
    if (action.ask) setConfirmOpen(true);
    else send({ action, rows, note: "" });
  }
  return {
    press,
    isPending: dialog.isBusy,
    /** The outcome of the last action, for screen readers. */
    done,
    /** The question and the refused rows. */
    dialogs: (
      <>
        {refused && <RefusedRows refused={refused} nameOf={nameOf} onDismiss={() => setRefused(undefined)} />}
        {asked?.action.ask && (
          <BulkDialog
            {...dialog}
            key={asked.number}
            question={asked.action.ask(asked.rows)}
            isDestructive={asked.action.isDestructive}
            onConfirm={(note) => send({ ...asked, note })}
          />
        )}
      </>
    ),
  };
}

const fail = <Row,>({ failureTitle }: BulkAction<Row>, description: string) =>
  toast({ title: failureTitle, description, tone: "bad", replaceKey: failureTitle });

/** Sends the ids in calls of at most `maxBulk`. */
async function inParts(ids: string[], send: (ids: string[]) => Promise<BulkOutcome>): Promise<BulkOutcome> {
  const whole: BulkOutcome = { done: [], refused: [] };
  for (let from = 0; from < ids.length; from += maxBulk) {
    const { done, refused } = await send(ids.slice(from, from + maxBulk));
    whole.done.push(...done);
    whole.refused.push(...refused);
  }
  return whole;
}

/** The rows that the server refused to change, and why. */
type Refused<Row> = { of: number; rows: { row: Row; error: string }[] };

type RefusedRowsProps<Row> = { refused: Refused<Row>; nameOf: (row: Row) => string; onDismiss: () => void };

/** A list of the rows that couldn't be changed, and why. */
const RefusedRows = <Row extends { id: string }>({ refused, nameOf, onDismiss }: RefusedRowsProps<Row>) => (
  <div className="refused-rows" role="alert">
    <p>
      <b>
        {formatNumber(refused.of - refused.rows.length)} of {formatNumber(refused.of)} done.
      </b>{" "}
      These didn’t change:
    </p>
    <ul>
      {refused.rows.map(({ row, error }) => (
        <li key={row.id}>
          {nameOf(row)}: {error}
        </li>
      ))}
    </ul>
    <TextButton onClick={onDismiss}>Dismiss</TextButton>
  </div>
);

type BulkDialogProps = {
  question: BulkQuestion;
  isDestructive: boolean | undefined;
  isOpen: boolean;
  isBusy: boolean;
  failure: string | undefined;
  onConfirm: (note: string) => void;
  onClose: () => void;
};

/** Asks before an action on several rows that deletes them or can't be undone. */
function BulkDialog({ question, isDestructive, onConfirm, ...dialog }: BulkDialogProps) {
  const [note, setNote] = useState("");
  const { title, text, confirmLabel, pendingLabel, note: asked } = question;
  return (
    <ConfirmDialog
      {...dialog}
      {...(isDestructive && { isDestructive })}
      title={title}
      confirmLabel={confirmLabel}
      pendingLabel={pendingLabel}
      onConfirm={() => onConfirm(asked ? note.trim() : "")}
    >
      <p>{text}</p>
      {asked && (
        <TextAreaField
          {...asked}
          rows={2}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
