type Placed<Entry> = {
  entry: Entry;
  /** Which one it is in its row, from 0. */
  column: number;
  /** How many its row has. */
  columns: number;
  isInSecondRow: boolean;
};

/** Divides entries into one row, or into two if they're more than four. Each fills the whole width, so that none ends in a hole. */
export function evenRows<Entry>(entries: readonly Entry[]): Placed<Entry>[] {
  const first = entries.length > 4 ? Math.ceil(entries.length / 2) : entries.length;
  return entries.map((entry, index) =>
    index < first
      ? { entry, column: index, columns: first, isInSecondRow: false }
      : { entry, column: index - first, columns: entries.length - first, isInSecondRow: true },
  );
}
