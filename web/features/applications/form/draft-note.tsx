import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

type DraftNoteProps = {
  /** Whether the browser's storage works. */
  isKept: boolean;
  /** The form has just been cleared, so its new Clear button takes over the focus. */
  isCleared: boolean;
  onClear: () => void;
};

/** Says where the draft is kept, and clears the form after asking. */
export function DraftNote({ isKept, isCleared, onClear }: DraftNoteProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCleared) button.current?.focus();
  }, [isCleared]);

  function handleConfirm() {
    flushSync(() => setAsking(false)); // return the focus before the form is replaced
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
