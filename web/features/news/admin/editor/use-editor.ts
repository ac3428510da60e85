import { useState } from "react";
import { flushSync } from "react-dom";

/** Each opening is a dialog of its own; one without an id writes a new article. */
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
    /** It gives the focus back before the list changes. */
    close: () => flushSync(() => setOpen(false)),
  };
}
