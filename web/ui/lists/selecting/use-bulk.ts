import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type BulkOutcome, maxBulk } from "#contract/bulk.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BulkAction } from "./bulk-action.ts";

type Doing<Row> = { action: BulkAction<Row>; rows: Row[]; note: string };

/** The rows that the server refused to change, and why. */
export type Refused<Row> = { of: number; rows: { row: Row; error: string }[] };

/** Does something to several rows. `onSettled`: some may have changed. */
export function useBulk<Row extends { id: string }>(onSettled: () => void) {
  const [refused, setRefused] = useState<Refused<Row>>();
  const [done, setDone] = useState("");
  const doing = useMutation({
    mutationFn: ({ action, rows, note }: Doing<Row>) =>
      inParts(
        rows.map(({ id }) => id),
        (ids) => action.send(ids, note),
      ),
    onMutate: () => {
      setRefused(undefined);
      setDone("");
    },
    onSuccess: (outcome, { action, rows }) => {
      const errors = new Map(outcome.refused.map(({ id, error }) => [id, error]));
      const changed = rows.filter(({ id }) => !errors.has(id));
      const kept = rows.flatMap((row) => ({ row, error: errors.get(row.id) ?? "" })).filter(({ error }) => error);
      if (kept.length > 0) setRefused({ of: rows.length, rows: kept });
      if (changed.length === 0) return;
      setDone(action.done(formatNumber(changed.length)));
      action.onDone?.(changed);
    },
    onError: (error, { action }) =>
      toast({ ...describeError(action.failed)(error), tone: "bad", about: action.failed }),
    onSettled,
  });
  return { doing, refused, done, dismiss: () => setRefused(undefined) };
}

/** Each call takes up to `maxBulk`. */
async function inParts(ids: string[], send: (ids: string[]) => Promise<BulkOutcome>): Promise<BulkOutcome> {
  const whole: BulkOutcome = { done: [], refused: [] };
  for (let from = 0; from < ids.length; from += maxBulk) {
    const { done, refused } = await send(ids.slice(from, from + maxBulk));
    whole.done.push(...done);
    whole.refused.push(...refused);
  }
  return whole;
}
