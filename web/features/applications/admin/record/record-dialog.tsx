import { useState } from "react";
import { flushSync } from "react-dom";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { useApplicationChanges } from "#web/features/applications/admin/use-application-changes.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { keepUnsent } from "#web/ui/forms/unsaved/unsaved.ts";
import { addOwnRow } from "#web/ui/lists/infinite/own-rows.ts";
import { DiscardDialog } from "#web/ui/overlays/discard-dialog.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import { RecordForm, recordDraft } from "./record-form.tsx";

/**
 * Records an application that came through the chat. Unless closed with Cancel, it keeps what was typed, even while other tabs
 * are shown.
 */
export function RecordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { refresh } = useApplicationChanges();
  const [sheet, setSheet] = useState(0);
  const [isAsking, setAsking] = useState(false);

  function startAnew() {
    keepUnsent(recordDraft, "");
    setSheet(sheet + 1);
    onClose();
  }
  function handleCancel(isBlank: boolean) {
    if (isBlank) onClose();
    else setAsking(true);
  }
  function handleRecorded({ id }: Application, isAll: boolean) {
    addOwnRow(id);
    toast({ title: applicationTexts.recorded });
    if (isAll) startAnew();
    refresh();
  }

  return (
    <>
      <EditorSheet title="Record application" isOpen={isOpen} onClose={onClose}>
        <p className="muted">For someone who applied on Discord, so you can review it here.</p>
        <RecordForm key={sheet} onRecorded={handleRecorded} onCancel={handleCancel} />
      </EditorSheet>
      <DiscardDialog
        isOpen={isAsking}
        onDiscard={() => {
          flushSync(() => setAsking(false)); // return the focus before the dialog below does
          startAnew();
        }}
        onClose={() => setAsking(false)}
      >
        This application hasn’t been recorded yet.
      </DiscardDialog>
    </>
  );
}
