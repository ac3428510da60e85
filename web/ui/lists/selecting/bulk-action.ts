import { type BulkOutcome, maxBulk } from "#contract/bulk.ts";

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
  /** Called with the changed rows, for example to show a toast with Undo. Call `onUndone` once that has undone them. */
  onDone?: (rows: Row[], onUndone: () => void) => void;
};

/** The outcome of a bulk action. If a call failed after others had succeeded, its ids and those after it weren't reached. */
export type PartialOutcome = BulkOutcome & { notReached: string[]; error?: unknown };

/** Splits ids into parts that one call can change. */
export const partsOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / maxBulk) }, (_, part) => ids.slice(part * maxBulk, (part + 1) * maxBulk));

/** Sends the ids in calls of at most `maxBulk`. Throws only if the first of them fails. */
export async function inParts(ids: string[], send: (ids: string[]) => Promise<BulkOutcome>): Promise<PartialOutcome> {
  const whole: PartialOutcome = { done: [], refused: [], notReached: [] };
  for (const [at, part] of partsOf(ids).entries()) {
    try {
      const { done, refused } = await send(part);
      whole.done.push(...done);
      whole.refused.push(...refused);
    } catch (error) {
      if (at === 0) throw error;
      return { ...whole, notReached: ids.slice(at * maxBulk), error };
    }
  }
  return whole;
}

export const rowsFor = <Row>({ appliesTo }: BulkAction<Row>, rows: Row[]): Row[] =>
  appliesTo ? rows.filter(appliesTo) : rows;
