import { useQueryClient } from "@tanstack/react-query";
import { calendarTexts } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { createEvent, refreshEvents, updateEvent } from "#web/features/calendar/calendar.queries.ts";
import { type Clocks, timesAre } from "#web/features/calendar/time/wording.ts";
import { isUnanswered, unanswered } from "#web/ui/feedback/error-message.ts";
import { toastSaved } from "#web/ui/feedback/toast-queue.ts";
import { ConflictChoices } from "#web/ui/forms/conflict-choices.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useEditForm } from "#web/ui/forms/use-edit-form.ts";
import { type Failure, useFailure } from "#web/ui/forms/use-failure.ts";
import { useMended } from "#web/ui/forms/use-mended.ts";
import { DiscardDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import { draftOf, eventInWords, isIncomplete, problemsOfDraft, requestOf } from "./event-draft.ts";
import { EventFields, eventLabels, useMovedEnd } from "./event-fields.tsx";
import type { Edited, Editing, Editor } from "./use-editor.ts";
import "./event-editor.css";

/** What the dialog calls itself and says. */
export type EventWording = {
  title: string;
  submitLabel: string;
  pendingLabel: string;
  errorMessage: (error: unknown) => Failure;
  /** What becomes of the event if the changes are discarded. */
  discarding: string;
  /** The toast's title if required fields are empty. Without it, only the fields say so. */
  incomplete?: string;
};

type EventEditorProps = {
  editor: Editor;
  clocks: Clocks;
  /** The name of the calendar's owner, if it's a person's. */
  person: string | null | undefined;
  /** The wording for a new event. */
  wording?: EventWording;
  onEnded?: () => void;
};

/** The dialog to add or edit an event, which asks before discarding changes. */
export function EventEditor({ editor, clocks, person, wording = adding, onEnded }: EventEditorProps) {
  const queryClient = useQueryClient();
  const { editing, isOpen, isConfirmOpen } = editor;
  if (!editing) return null;
  const { former, formKey } = editing;
  const words = former ? changing : wording;

  function handleSaved(answer: CalendarEvent, hasNoLaterEdits: boolean) {
    if (hasNoLaterEdits) editor.end();
    else editor.goOnFrom(answer);
    toastSaved(former ? calendarTexts.updated : calendarTexts.created, hasNoLaterEdits);
    void refreshEvents(queryClient);
    if (hasNoLaterEdits) onEnded?.();
  }
  function leave() {
    editor.end();
    onEnded?.();
  }
  function handleDiscard() {
    editor.goOn();
    leave();
  }

  return (
    <>
      <EditorSheet
        className="event-editor"
        title={words.title}
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
          editor={editor}
          words={words}
          onSaved={handleSaved}
          onCancel={() => editor.mayClose() && leave()}
        />
      </EditorSheet>
      <DiscardDialog isOpen={isConfirmOpen} onDiscard={handleDiscard} onClose={editor.goOn}>
        {words.discarding}
      </DiscardDialog>
    </>
  );
}

const describeError = (title: string) => (error: unknown) => ({
  title,
  description: error instanceof ApiFailure ? error.sentence : isUnanswered(error) ? unanswered : undefined,
});

const adding: EventWording = {
  title: "Add Event",
  submitLabel: "Add Event",
  pendingLabel: "Adding...",
  errorMessage: describeError(calendarTexts.createFailed),
  discarding: "This event hasn’t been added yet.",
};
const changing: EventWording = {
  title: "Edit Event",
  submitLabel: "Save changes",
  pendingLabel: "Saving...",
  errorMessage: describeError(calendarTexts.updateFailed),
  discarding: "The saved event won’t change.",
};

type EventFormProps = {
  editing: Editing;
  clocks: Clocks;
  editor: Editor;
  words: EventWording;
  onSaved: (answer: CalendarEvent, hasNoLaterEdits: boolean) => void;
  onCancel: () => void;
};

/** Creates or edits an event. If two people changed the same field, the second to save chooses between the two values. */
function EventForm({ editing, clocks, editor, words, onSaved, onCancel }: EventFormProps) {
  const queryClient = useQueryClient();
  const { former, whose, initial } = editing;
  const { zone, today } = clocks;
  const complaint = useFailure(undefined, true);
  const form = useEditForm({
    row: former,
    valuesOf: (row) => (row ? draftOf(row, zone) : initial),
    draft: useDraft(editor.draftKey, "memory", { about: { former, whose } satisfies Edited }),
    schema: () => formSchemas.calendar().then((forms) => forms.CreateEventRequest),
    placeProblems: problemsOfDraft,
    toBody: (draft, row) => requestOf(draft, zone, row),
    send: (body, row) => (row ? updateEvent(row, body) : createEvent(whose, body)),
    onSent: onSaved,
    onStale: () => void refreshEvents(queryClient),
    hasFailureToast: true,
    errorMessage: words.errorMessage,
    onRefused() {
      complaint.clearFailure();
      if (words.incomplete && isIncomplete(form.values())) complaint.fail({ title: words.incomplete });
    },
  });
  useMended(form.problems, complaint.clearFailure);
  const moveEnd = useMovedEnd(form);
  return (
    <form
      className="form form--2"
      {...form.formProps}
      onChange={(event) => {
        moveEnd(event);
        form.formProps.onChange();
      }}
    >
      <EventFields
        fieldProps={form.fieldProps}
        typed={form.watch()}
        clocks={clocks}
        former={form.row}
        isStaff={editor.isStaff}
      />
      <FormActions
        form={form}
        className="dialog__actions"
        isFull
        submitLabel={words.submitLabel}
        pendingLabel={words.pendingLabel}
        onCancel={onCancel}
      >
        <ConflictChoices
          form={form}
          labels={eventLabels}
          inWords={(name, values) => eventInWords(name, values, today)}
        />
      </FormActions>
    </form>
  );
}
