import { useState } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { errorReason, unanswered } from "#web/ui/feedback/error-message.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { toastFailure } from "#web/ui/forms/use-failure.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { type BulkAction, type BulkQuestion, inParts } from "./bulk-action.ts";

type Doing<Row> = { action: BulkAction<Row>; rows: Row[]; note: string };

type Asked<Row> = { action: BulkAction<Row>; rows: Row[]; number: number };

export type BulkOptions<Row> = {
  /** Names a row that couldn't be changed. */
  nameOf: (row: Row) => string;
  /** Called with the changed rows, before the action's own `onDone`. */
  onChanged?: (rows: Row[]) => void;
  /** Called when some rows may have changed. */
  onSettled: () => void;
};

/** Runs an action on one or more rows, after asking if the action requires it. */
export function useBulk<Row extends { id: string }>({ nameOf, onChanged, onSettled }: BulkOptions<Row>) {
  const [asked, setAsked] = useState<Asked<Row>>();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [unchanged, setUnchanged] = useState<Unchanged<Row>>();
  const [done, setDone] = useState("");
  const { mutate, isPending, isPendingFor, dialog } = useDialogMutation({
    isOpen: isConfirmOpen,
    onClose: () => setConfirmOpen(false),
    subject: asked && subjectOf(asked),
    failureTitle: asked?.action.failureTitle ?? "",
    mutationFn: ({ action, rows, note }: Doing<Row>) =>
      inParts(
        rows.map(({ id }) => id),
        (ids) => action.send(ids, note),
      ),
    onSuccess: (outcome, doing) => {
      const { action, rows } = doing;
      const errors = new Map(outcome.refused.map(({ id, error }) => [id, error]));
      const notReached = new Set(outcome.notReached);
      const rest = rows.filter(({ id }) => notReached.has(id));
      const changed = rows.filter(({ id }) => !errors.has(id) && !notReached.has(id));
      const kept = rows.flatMap((row) => ({ row, error: errors.get(row.id) ?? "" })).filter(({ error }) => error);
      const [only] = rows.length === 1 ? kept : [];
      const isWhole = only !== undefined || changed.length === rows.length;
      if (only) toastFailure({ title: action.failureTitle, description: only.error, name: nameOf(only.row) });
      setUnchanged(
        isWhole
          ? undefined
          : {
              of: rows.length,
              refused: kept,
              rest: rest.length > 0 ? { ...doing, rows: rest, why: errorReason(outcome.error, unanswered) } : undefined,
            },
      );
      if (changed.length === 0) return;
      onChanged?.(changed);
      setDone(action.done(formatNumber(changed.length)));
      action.onDone?.(changed, () => setUnchanged((now) => now && { ...now, isUndone: true }));
    },
    onSettled,
  });
  const focus = useKeptFocus<HTMLDivElement>();
  function send(doing: Doing<Row>) {
    setDone("");
    const [only, ...others] = doing.rows;
    const name = only && others.length === 0 ? nameOf(only) : undefined;
    mutate(doing, { subject: subjectOf(doing), failureTitle: doing.action.failureTitle, name });
  }
  function press(action: BulkAction<Row>, rows: Row[]) {
    setAsked({ action, rows, number: (asked?.number ?? 0) + 1 });
    if (action.ask) setConfirmOpen(true);
    else send({ action, rows, note: "" });
  }
  return {
    press,
    isPending,
    /** The outcome of the last action, for screen readers. */
    done,
    /** The question, and the rows that didn't change. */
    dialogs: (
      <div {...focus} tabIndex={-1}>
        {unchanged && (
          <UnchangedRows
            unchanged={unchanged}
            nameOf={nameOf}
            isTrying={unchanged.rest !== undefined && isPendingFor(subjectOf(unchanged.rest))}
            onTry={send}
            onDismiss={() => setUnchanged(undefined)}
          />
        )}
        {asked?.action.ask && (
          <BulkDialog
            {...dialog}
            key={asked.number}
            question={asked.action.ask(asked.rows)}
            isDestructive={asked.action.isDestructive}
            onConfirm={(note) => send({ ...asked, note })}
          />
        )}
      </div>
    ),
  };
}

/** Two actions on the same rows at the same time wait for each other. */
const subjectOf = <Row extends { id: string }>({ action, rows }: Pick<Doing<Row>, "action" | "rows">) =>
  [action.label, ...rows.map(({ id }) => id)].join(" ");

/** The rows that didn't change: those that the server refused, and those that no call reached. */
type Unchanged<Row> = {
  of: number;
  /** The others were undone since. */
  isUndone?: true;
  refused: { row: Row; error: string }[];
  rest: (Doing<Row> & { why: string }) | undefined;
};

type UnchangedRowsProps<Row> = {
  unchanged: Unchanged<Row>;
  nameOf: (row: Row) => string;
  isTrying: boolean;
  onTry: (rest: Doing<Row>) => void;
  onDismiss: () => void;
};

/** How many rows changed, which didn't and why, and a button to try again with those that weren't reached. */
function UnchangedRows<Row extends { id: string }>(props: UnchangedRowsProps<Row>) {
  const { unchanged, nameOf, isTrying, onTry, onDismiss } = props;
  const { of, isUndone, refused, rest } = unchanged;
  const done = of - refused.length - (rest?.rows.length ?? 0);
  return (
    <div className="refused-rows" role="alert">
      <p>
        <b>
          {formatNumber(done)} of {formatNumber(of)} done{isUndone && ", and undone again"}.
        </b>{" "}
        {refused.length > 0 && "These didn’t change:"}
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ row, error }) => (
            <li key={row.id}>
              {nameOf(row)}: {error}
            </li>
          ))}
        </ul>
      )}
      {rest && (
        <p>
          The other {formatNumber(rest.rows.length)} didn’t all go through. {rest.why}
        </p>
      )}
      {rest && (
        <TextButton isDisabled={isTrying} onClick={() => onTry(rest)}>
          {isTrying ? "Trying the rest..." : "Try the rest"}
        </TextButton>
      )}
      <TextButton onClick={onDismiss}>Dismiss</TextButton>
    </div>
  );
}

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
