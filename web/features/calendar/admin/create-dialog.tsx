import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { refreshEvents } from "#web/features/calendar/calendar.queries.ts";
import { type EventDraft, newDraft } from "#web/features/calendar/editor/fields/event-draft.ts";
import { isSame } from "#web/features/calendar/editor/fields/event-values.ts";
import { type Clocks, timesAre } from "#web/features/calendar/time/wording.ts";
import { defaultsFor } from "#web/features/calendar/view/viewer.ts";
import { toastSaved } from "#web/ui/feedback/toast.ts";
import { clearUnsent, keepUnsent, unsentText } from "#web/ui/forms/unsaved/unsaved.ts";
import { DiscardDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import { CreateForm } from "./create-form.tsx";
import "#web/features/calendar/editor/event-editor-dialog.css";

type CreateDialogProps = { isOpen: boolean; person: CalendarUser; clocks: Clocks; onEnded: () => void };

/** Creates an event in someone's calendar. What was typed is only discarded after asking, and survives an expired session. */
export function CreateDialog({ isOpen, person, clocks, onEnded }: CreateDialogProps) {
  const queryClient = useQueryClient();
  const [initial] = useState(() => newDraft(clocks.today, clocks, defaultsFor({ role: "admin" })));
  const draftKey = `event:${person.type}:${person.id}`;
  const [begun] = useState(() => unsentValues(draftKey) ?? initial);
  const [typed, setTyped] = useState(begun);
  const [isConfirmOpen, setConfirmOpen] = useState(false);

  function keep(next: EventDraft) {
    setTyped(next);
    if (isSame(initial, next)) clearUnsent(draftKey);
    else keepUnsent(draftKey, JSON.stringify(next));
  }
  function end() {
    clearUnsent(draftKey);
    onEnded();
  }
  /** Returns whether the dialog can close without losing anything, and asks otherwise. */
  function mayClose(): boolean {
    const isUntouched = isSame(initial, typed);
    if (!isUntouched) setConfirmOpen(true);
    return isUntouched;
  }
  function handleDiscard() {
    flushSync(() => setConfirmOpen(false)); // return the focus before the dialog below does
    end();
  }
  function handleCreated(hasNoLaterEdits: boolean) {
    if (hasNoLaterEdits) flushSync(end); // return the focus before the list changes
    toastSaved(calendarTexts.created, hasNoLaterEdits);
    void refreshEvents(queryClient);
  }
  return (
    <>
      <EditorSheet
        className="event-editor"
        title="Create Event"
        isOpen={isOpen}
        mayClose={mayClose}
        onClose={() => isOpen && end()}
      >
        <p className="muted">
          In {person.name}’s calendar. {timesAre(clocks)}
        </p>
        <CreateForm
          person={person}
          clocks={clocks}
          initial={begun}
          onType={keep}
          onCreated={handleCreated}
          onCancel={() => mayClose() && end()}
        />
      </EditorSheet>
      <DiscardDialog isOpen={isConfirmOpen} onDiscard={handleDiscard} onClose={() => setConfirmOpen(false)}>
        This event hasn’t been created yet.
      </DiscardDialog>
    </>
  );
}

function unsentValues(draftKey: string): EventDraft | undefined {
  const kept = unsentText(draftKey);
  return kept ? (JSON.parse(kept) as EventDraft) : undefined; // only written by this file
}
