import type { BulkOutcome } from "#contract/bulk.ts";

/** The question before an action that deletes something or can't be undone. */
export type BulkQuestion = {
  title: string;
  text: string;
  /** The confirm button's label, normally and while the action runs. */
  confirmLabel: string;
  pendingLabel: string;
  /** Asks for a note, which is saved with each row. */
  note?: { label: string; hint: string; maxLength: number };
};

/** An action on several rows at once. */
export type BulkAction<Row> = {
  /** The button's label, such as "Publish". */
  label: string;
  /** Which of the selected rows it applies to. Defaults to all of them. */
  appliesTo?: (row: Row) => boolean;
  isDestructive?: boolean;
  ask?: (rows: Row[]) => BulkQuestion;
  send: (ids: string[], note: string) => Promise<BulkOutcome>;
  /** What screen readers hear afterwards, such as "3 published". */
  done: (count: string) => string;
  /** The title of the toast if the call failed. */
  failureTitle: string;
  /** Called with the changed rows, for example to show a toast with Undo. */
  onDone?: (rows: Row[]) => void;
};

export const rowsFor = <Row>({ appliesTo }: BulkAction<Row>, rows: Row[]): Row[] =>
  appliesTo ? rows.filter(appliesTo) : rows;
