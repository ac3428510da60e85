import { useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { calendarTexts } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { showRow } from "#web/api/shown-rows.ts";
import { refreshEvents } from "#web/features/calendar/calendar.queries.ts";
import { type Clocks, timesAre } from "#web/features/calendar/time/wording.ts";
import { keepFocus } from "#web/features/calendar/view/use-calendar-selection.ts";
import { toastSaved } from "#web/ui/feedback/toast.ts";
import { DiscardDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import { EventForm } from "./event-form.tsx";
import type { Editor } from "./use-editor.ts";
import "./event-editor-dialog.css";

type EventDialogProps = { editor: Editor; clocks: Clocks; person: string | null | undefined; onEnded: () => void };

/** The dialog to add or edit an event, which asks before discarding changes. */
export function EventEditorDialog({ editor, clocks, person, onEnded }: EventDialogProps) {
  const queryClient = useQueryClient();
  const { editing, isOpen, isConfirmOpen } = editor;
  if (!editing) return null;
  const { former, formKey } = editing;
  const title = former ? "Edit Event" : "Add Event";

  function handleSaved(answer: CalendarEvent, hasNoLaterEdits: boolean) {
    if (hasNoLaterEdits)
      flushSync(editor.end); // return the focus before the month changes
    else editor.goOnFrom(answer, clocks.zone);
    toastSaved(former ? calendarTexts.updated : calendarTexts.created, hasNoLaterEdits);
    showRow(queryClient, answer);
    void refreshEvents(queryClient);
    if (hasNoLaterEdits) onEnded();
  }
  function leave() {
    flushSync(editor.end);
    keepFocus(); // the event may be gone, and with it the button that opened this
    onEnded();
  }
  function handleDiscard() {
    flushSync(editor.goOn); // return the focus before the dialog below does
    leave();
  }

  return (
    <>
      <EditorSheet
        className="event-editor"
        title={title}
        isOpen={isOpen}
        mayClose={editor.mayClose}
        onClose={() => isOpen && leave()}
      >
        <p className="muted">
          {!former && person && `In ${person}’s calendar. `}
          {timesAre(clocks)}
        </p>
        <EventForm
          key={formKey}
          editing={editing}
          clocks={clocks}
          isStaff={editor.isStaff}
          onType={editor.keep}
          onSaved={handleSaved}
          onCancel={() => editor.mayClose() && leave()}
        />
      </EditorSheet>
      <DiscardDialog isOpen={isConfirmOpen} onDiscard={handleDiscard} onClose={editor.goOn}>
        {former ? "The saved event won’t change." : "This event hasn’t been added yet."}
      </DiscardDialog>
    </>
  );
}
