import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { type BulkOutcome, maxBulk } from "#contract/bulk.ts";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BulkAction } from "./bulk-action.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { type Refused, RefusedRows } from "./refused-rows.tsx";

type Doing<Row> = { action: BulkAction<Row>; rows: Row[]; note: string };

type Asked<Row> = { action: BulkAction<Row>; rows: Row[]; number: number };

export type BulkOptions<Row> = {
  /** What a row is called if it couldn't be changed. */
  nameOf: (row: Row) => string;
  /** Some of them may have changed. */
  onSettled: () => void;
};

/** Does something to one row or several, and asks first where the action says so. */
export function useBulk<Row extends { id: string }>({ nameOf, onSettled }: BulkOptions<Row>) {
  const [asked, setAsked] = useState<Asked<Row>>();
  const [isAsking, setAsking] = useState(false);
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
      const [only] = rows.length === 1 ? kept : [];
      if (only) fail(action, only.error);
      else if (kept.length > 0) setRefused({ of: rows.length, rows: kept });
      if (changed.length === 0) return;
      setDone(action.done(formatNumber(changed.length)));
      action.onDone?.(changed);
    },
    onError: (error, { action }) => fail(action, errorReason(error)),
    onSettled: () => {
      flushSync(() => setAsking(false)); // it gives the focus back first
      onSettled();
    },
  });
  function press(action: BulkAction<Row>, rows: Row[]) {
    if (!action.ask) return doing.mutate({ action, rows, note: "" });
    setAsked({ action, rows, number: (asked?.number ?? 0) + 1 });
    setAsking(true);
  }
  return {
    press,
    isPending: doing.isPending,
    /** What was just done, for screen readers. */
    done,
    /** The question, and what couldn't be done. */
    dialogs: (
      <>
        {refused && <RefusedRows refused={refused} nameOf={nameOf} onDismiss={() => setRefused(undefined)} />}
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
    ),
  };
}

const fail = <Row,>({ failed }: BulkAction<Row>, description: string) =>
  toast({ title: failed, description, tone: "bad", about: failed });

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
