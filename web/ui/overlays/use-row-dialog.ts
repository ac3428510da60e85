import { useState } from "react";

/** The row that a dialog is about. It's kept while the dialog closes. */
export function useRowDialog<Row>() {
  const [opening, setOpening] = useState<{ row?: Row; isOpen: boolean; times: number }>({ isOpen: false, times: 0 });
  const { row, isOpen, times } = opening;
  return {
    row,
    isOpen,
    /** How many times a row was chosen. Use it as a key, so that the dialog is reset each time. */
    times,
    open: (chosen: Row) => setOpening((before) => ({ row: chosen, isOpen: true, times: before.times + 1 })),
    /** If it was opened for another row since, that one stays open: an answer may come late. */
    close: () => setOpening((now) => (now.times === times ? { ...now, isOpen: false } : now)),
  };
}

export type RowDialog<Row> = ReturnType<typeof useRowDialog<Row>>;
