import { useState } from "react";
import { ConfirmDialog } from "#web/design/confirm-dialog.tsx";

type DraftNoteProps = {
  /** The browser lets us keep it. */
  isKept: boolean;
  onClear: () => void;
};

/** Says what becomes of what is typed, and empties the form for whoever is sure. */
export function DraftNote({ isKept, onClear }: DraftNoteProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="draft">
      <p className="mute">
        {isKept
          ? "What you type is kept on this device until you send it or sign out."
          : "This browser keeps nothing: what you type is lost when you leave this page."}
      </p>
      <button type="button" className="line" onClick={() => setAsking(true)}>
        Clear
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Clear the form?"
        confirm="Clear everything"
        pending="Clearing..."
        isBusy={false}
        onConfirm={onClear}
        onClose={() => setAsking(false)}
      >
        <p>Everything you typed here goes, also from this device. It cannot be brought back.</p>
      </ConfirmDialog>
    </div>
  );
}
