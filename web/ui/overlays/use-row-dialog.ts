import { useState } from "react";
import { flushSync } from "react-dom";

/** The row that a dialog is about. It's kept while the dialog closes. */
export function useRowDialog<Row>() {
  const [row, setRow] = useState<Row>();
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  return {
    row,
    isOpen,
    /** How many times a row was chosen. Use it as a key, so that the dialog is reset each time. */
    times,
    open(chosen: Row) {
      setRow(chosen);
      setTimes(times + 1);
      setOpen(true);
    },
    /** Closes synchronously, so that the dialog returns the focus before the list changes. */
    close: () => flushSync(() => setOpen(false)),
  };
}
