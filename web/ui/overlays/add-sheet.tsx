import { Fragment, type ReactNode, useState } from "react";
import { dropDrafts } from "#web/browser-state/draft-store.ts";
import { toastSaved } from "#web/ui/feedback/toast-queue.ts";
import { EditorSheet } from "./editor-sheet.tsx";

type AddSheetProps = {
  title: string;
  /** The key under which its form keeps unsent values. */
  draftKey: string;
  /** The toast's title after adding. */
  added: string;
  isOpen: boolean;
  onChanged: () => void;
  onClose: () => void;
  /** The form. Call `onAdded` with whether everything typed was sent. */
  children: (form: { onAdded: (hasNoLaterEdits: boolean) => void; onCancel: () => void }) => ReactNode;
};

/** A sheet for adding something. Unless closed with Cancel, it keeps what was typed, even while other tabs are shown. */
export function AddSheet({ title, draftKey, added, isOpen, onChanged, onClose, children }: AddSheetProps) {
  const [formKey, setFormKey] = useState(0);

  function startAnew() {
    dropDrafts(draftKey);
    onClose();
    setFormKey(formKey + 1);
  }
  function handleAdded(hasNoLaterEdits: boolean) {
    toastSaved(added, hasNoLaterEdits);
    if (hasNoLaterEdits) startAnew();
    onChanged();
  }
  return (
    <EditorSheet title={title} isOpen={isOpen} onClose={onClose}>
      <Fragment key={formKey}>{children({ onAdded: handleAdded, onCancel: startAnew })}</Fragment>
    </EditorSheet>
  );
}
