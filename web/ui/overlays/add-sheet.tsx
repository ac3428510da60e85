import { Fragment, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { keepUnsent } from "#web/ui/forms/unsaved/unsaved.ts";
import { EditorSheet } from "./editor-sheet.tsx";

type AddSheetProps = {
  title: string;
  /** The name under which its form keeps what isn't sent yet. */
  draft: string;
  /** What is said once it is added. */
  added: string;
  isOpen: boolean;
  onChanged: () => void;
  onClose: () => void;
  /** The form. `onAdded` takes whether all that was typed was sent. */
  children: (form: { onAdded: (isAll: boolean) => void; onCancel: () => void }) => ReactNode;
};

/** A sheet that adds something. Closed in any way but Cancel, it keeps what was typed, while other tabs are shown too. */
export function AddSheet({ title, draft, added, isOpen, onChanged, onClose, children }: AddSheetProps) {
  const [sheet, setSheet] = useState(0);

  function startAnew() {
    keepUnsent(draft, "");
    flushSync(onClose); // the dialog gives the focus back before the list changes
    setSheet(sheet + 1);
  }
  function handleAdded(isAll: boolean) {
    toastSaved(added, isAll);
    if (isAll) startAnew();
    onChanged();
  }
  return (
    <EditorSheet title={title} isOpen={isOpen} onClose={onClose}>
      <Fragment key={sheet}>{children({ onAdded: handleAdded, onCancel: startAnew })}</Fragment>
    </EditorSheet>
  );
}
