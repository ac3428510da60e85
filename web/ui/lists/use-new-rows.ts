import { useEffect, useState } from "react";
import { type InfiniteRows, loadedRows } from "./infinite/infinite-rows.ts";
import { isOwnRow } from "./infinite/own-rows.ts";

type DatedRow = { id: string; createdAt: string };

/** What arrived in a list while it was read. */
export type NewRows<Row> = {
  /** Whether the row waits until it is asked for. */
  isWaiting: (row: Row) => boolean;
  show: () => void;
};

const latest = (moments: (string | null | undefined)[]) =>
  moments.reduce<string>((last, moment) => (moment && moment > last ? moment : last), "");

/**
 * Keeps a list still under its reader: rows that arrive after it was opened wait behind a button. `newestAt` is when the newest
 * of the list arrived, as far as anybody knows; where that is later than what was loaded, the list is read anew.
 */
export function useNewRows<Row extends DatedRow>(list: InfiniteRows<Row>, newestAt: string | null | undefined) {
  const rows = loadedRows(list);
  const loadedUntil = latest(rows.map(({ createdAt }) => createdAt));
  const [seenUntil, setSeenUntil] = useState<string>();
  if (seenUntil === undefined && list.isSuccess && !list.isPlaceholderData)
    setSeenUntil(latest([loadedUntil, newestAt]));

  const isBehind = seenUntil !== undefined && latest([newestAt]) > latest([seenUntil, loadedUntil]);
  const { refetch } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that arrives, though a filter may leave it out
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, newestAt, refetch]);

  const newRows: NewRows<Row> = {
    isWaiting: ({ id, createdAt }) => Boolean(seenUntil) && createdAt > (seenUntil ?? "") && !isOwnRow(id),
    show: () => setSeenUntil(latest([loadedUntil, newestAt])),
  };
  return newRows;
}
