import { useState } from "react";
import { flushSync } from "react-dom";

/** One opening of the dialog. Without an id, it's for a new article. */
type Opening = { id?: string | undefined; number: number };

export function useEditor() {
  const [opening, setOpening] = useState<Opening>();
  const [isOpen, setOpen] = useState(false);
  return {
    opening,
    isOpen,
    open(article?: { id: string }) {
      setOpening({ id: article?.id, number: (opening?.number ?? 0) + 1 });
      setOpen(true);
    },
    /** Closes synchronously, so that the dialog returns the focus before the list changes. */
    close: () => flushSync(() => setOpen(false)),
  };
}
