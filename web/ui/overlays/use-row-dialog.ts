import { useState } from "react";
import { flushSync } from "react-dom";

/** The row that a dialog is about. It stays known while the dialog closes. */
export function useRowDialog<Row>() {
  const [row, setRow] = useState<Row>();
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  return {
    row,
    isOpen,
    /** How often one was chosen, so that each time begins anew. */
    times,
    open(chosen: Row) {
      setRow(chosen);
      setTimes(times + 1);
      setOpen(true);
    },
    /** At once: the dialog gives the focus back before the list changes. */
    close: () => flushSync(() => setOpen(false)),
  };
}
