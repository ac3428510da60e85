import type { BulkOutcome } from "#contract/bulk.ts";

/** What is asked before an action that deletes something or can't be undone. */
export type BulkQuestion = {
  title: string;
  text: string;
  /** What the button says, and what it says while the action runs. */
  confirm: string;
  pending: string;
  /** A note that is saved with each. */
  note?: { label: string; hint: string; maxLength: number };
};

/** Something that can be done to several rows at once. */
export type BulkAction<Row> = {
  /** What its button says, such as "Publish". */
  label: string;
  /** Which of the selected rows it's for. If left out, all of them. */
  appliesTo?: (row: Row) => boolean;
  isDestructive?: boolean;
  ask?: (rows: Row[]) => BulkQuestion;
  send: (ids: string[], note: string) => Promise<BulkOutcome>;
  /** What screen readers hear afterwards, such as "3 published". */
  done: (count: string) => string;
  /** The title of the toast if the call failed. */
  failed: string;
  /** After some or all of it was done: for a toast with Undo. */
  onDone?: (rows: Row[]) => void;
};

export const rowsFor = <Row>({ appliesTo }: BulkAction<Row>, rows: Row[]): Row[] =>
  appliesTo ? rows.filter(appliesTo) : rows;
