import { useEffect, useState } from "react";
import { type InfiniteRows, loadedRows } from "./infinite-rows.ts";

type DatedRow = { id: string; createdAt: string };

/** The rows that arrived while a list was being read. */
export type NewRows<Row> = {
  /** Whether the row is hidden until the reader asks for new rows. */
  isWaiting: (row: Row) => boolean;
  show: () => void;
};

const latest = (moments: (string | null | undefined)[]) =>
  moments.reduce<string>((last, moment) => (moment && moment > last ? moment : last), "");

/**
 * Keeps a list still while it's read: rows that arrive after it was opened wait behind a button. `newestAt` is when the list's
 * newest row arrived, as far as is known. If that's later than the rows loaded, the list is reloaded. With another `filter`, it
 * counts as just opened.
 */
export function useNewRows<Row extends DatedRow>(
  list: InfiniteRows<Row>,
  newestAt: string | null | undefined,
  filter = "",
) {
  const rows = loadedRows(list);
  const loadedUntil = latest(rows.map(({ createdAt }) => createdAt));
  const [seen, setSeen] = useState({ filter, until: undefined as string | undefined });
  const seenUntil = seen.filter === filter ? seen.until : undefined;
  const see = () => setSeen({ filter, until: latest([loadedUntil, newestAt]) });
  if (seenUntil === undefined && list.isSuccess && !list.isPlaceholderData) see();

  const isBehind = seenUntil !== undefined && latest([newestAt]) > latest([seenUntil, loadedUntil]);
  const { refetch } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads once for each arrival, because a filter may hide the new row
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, newestAt, refetch]);

  const newRows: NewRows<Row> = {
    isWaiting: ({ id, createdAt }) => Boolean(seenUntil) && createdAt > (seenUntil ?? "") && !isOwnRow(id),
    show: see,
  };
  return newRows;
}

const own = new Set<string>();

/** Rows added in this tab are shown at once. Other people's new rows wait for the reader. */
export const addOwnRow = (id: string) => own.add(id);
const isOwnRow = (id: string) => own.has(id);
