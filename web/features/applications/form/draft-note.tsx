import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

type DraftNoteProps = {
  /** The browser lets us keep it. */
  isKept: boolean;
  /** The form has just been emptied: its Clear button has the focus that the one before it had. */
  isCleared: boolean;
  onClear: () => void;
};

/** Says where the draft is kept, and can empty the form after a question. */
export function DraftNote({ isKept, isCleared, onClear }: DraftNoteProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCleared) button.current?.focus();
  }, [isCleared]);

  function handleConfirm() {
    flushSync(() => setAsking(false)); // it gives the focus back before the form is another one
    onClear();
  }
  return (
    <div className="draft">
      <p className="muted">
        {isKept
          ? "We save your draft on this device until you send it or sign out."
          : "This browser can’t save drafts, so you’ll lose your text if you leave this page."}
      </p>
      <button type="button" className="text-link" ref={button} onClick={() => setAsking(true)}>
        Clear
      </button>
      <ConfirmDialog
        isDestructive
        isOpen={isAsking}
        title="Clear the form?"
        confirm="Clear everything"
        pending="Clearing..."
        isBusy={false}
        onConfirm={handleConfirm}
        onClose={() => setAsking(false)}
      >
        <p>This erases everything you typed, including the copy on this device. It can’t be undone.</p>
      </ConfirmDialog>
    </div>
  );
}
