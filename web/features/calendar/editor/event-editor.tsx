import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { calendarTexts } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { showRow } from "#web/api/shown-rows.ts";
import { createEvent, fetchEvent, refreshEvents, updateEvent } from "#web/features/calendar/calendar.queries.ts";
import { type Clocks, timesAre } from "#web/features/calendar/time/wording.ts";
import { isUnanswered, unanswered } from "#web/ui/feedback/error-message.ts";
import { toast, toastSaved } from "#web/ui/feedback/toast-queue.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import type { Failure } from "#web/ui/forms/use-failure.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { DiscardDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import {
  type EventDraft,
  type FieldName,
  isIncomplete,
  problemsOfDraft,
  requestOf,
  theirsBeside,
} from "./event-draft.ts";
import { EventFields, useEventValues } from "./event-fields.tsx";
import type { Editing, Editor } from "./use-editor.ts";
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
    else editor.goOnFrom(answer, clocks.zone);
    toastSaved(former ? calendarTexts.updated : calendarTexts.created, hasNoLaterEdits);
    showRow(queryClient, answer);
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
          isStaff={editor.isStaff}
          words={words}
          onType={editor.keep}
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
  /** Whether it's written as staff, not as a member. */
  isStaff: boolean;
  words: EventWording;
  onType: (typed: EventDraft) => void;
  onSaved: (answer: CalendarEvent, hasNoLaterEdits: boolean) => void;
  onCancel: () => void;
};

/** Creates or edits an event. If someone else saved first, shows their version beside what was typed here. */
function EventForm({ editing, clocks, isStaff, words, onType, onSaved, onCancel }: EventFormProps) {
  const { former } = editing;
  const { zone, today } = clocks;
  const [initial] = useState(editing.typed);
  const { save, newer } = useSaving(editing, zone);
  const form = useSubmitForm({
    defaultValues: initial,
    schema: () => formSchemas.calendar().then((forms) => forms.CreateEventRequest),
    placeProblems: problemsOfDraft,
    toBody: (draft) => requestOf(draft, zone),
    send: (_body, draft) => save(draft),
    onSent: onSaved,
    hasFailureToast: true,
    errorMessage: words.errorMessage,
    onRefused() {
      if (words.incomplete && isIncomplete(form.values())) toast({ title: words.incomplete, tone: "bad" });
    },
  });
  const { take, handleChange } = useEventValues(form, onType);
  const typed = form.watch();

  const theirs = former && newer ? theirsBeside({ former, newer, zone }, typed) : {};
  function handleTakeTheirs(name: FieldName) {
    const value = theirs[name];
    if (value === undefined) return;
    form.setValue(name, value);
    take();
    const field = form.formProps.ref.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }
  return (
    <form
      className="form form--2"
      {...form.formProps}
      onChange={(event) => {
        handleChange(event, initial);
        form.formProps.onChange();
      }}
    >
      <EventFields
        fieldState={{ fieldProps: form.fieldProps, theirs, today, onTakeTheirs: handleTakeTheirs }}
        typed={typed}
        clocks={clocks}
        former={former}
        isStaff={isStaff}
      />
      <FormActions
        form={form}
        className="dialog__actions"
        isFull
        submitLabel={words.submitLabel}
        pendingLabel={words.pendingLabel}
        onCancel={onCancel}
      />
    </form>
  );
}

/** Saves an event. If someone else saved first, loads their version, and saving again overwrites it. */
function useSaving({ former, whose }: Editing, zone: string) {
  const queryClient = useQueryClient();
  const [newer, setNewer] = useState<CalendarEvent>();

  async function save(draft: EventDraft) {
    const latest = newer ?? former;
    const body = requestOf(draft, zone, latest);
    if (!latest) return createEvent(whose, body);
    const answer = await updateEvent(latest, body).catch(async (error: unknown) => {
      if (error instanceof ApiFailure && error.status === 409)
        setNewer(await fetchEvent(latest).catch(() => undefined));
      void refreshEvents(queryClient);
      throw error;
    });
    setNewer(undefined);
    return answer;
  }
  return { save, newer };
}
