import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { dropDrafts, keepDraft, newestDraft } from "#web/browser-state/draft-store.ts";
import { createEvent, refreshEvents } from "#web/features/calendar/calendar.queries.ts";
import {
  type EventDraft,
  isSame,
  newDraft,
  problemsOfDraft,
  requestOf,
} from "#web/features/calendar/editor/event-draft.ts";
import { EventFields, useEventValues } from "#web/features/calendar/editor/event-fields.tsx";
import { type Clocks, timesAre } from "#web/features/calendar/time/wording.ts";
import { defaultsFor } from "#web/features/calendar/view/viewer.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast, toastSaved } from "#web/ui/feedback/toast-queue.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { DiscardDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import "#web/features/calendar/editor/event-editor.css";

type CreateDialogProps = { isOpen: boolean; person: CalendarUser; clocks: Clocks; onEnded: () => void };

/** Creates an event in someone's calendar. What was typed is only discarded after asking, and survives an expired session. */
export function CreateDialog({ isOpen, person, clocks, onEnded }: CreateDialogProps) {
  const queryClient = useQueryClient();
  const [initial] = useState(() => newDraft(clocks.today, clocks, defaultsFor({ role: "admin" })));
  const draftKey = `event:${person.type}:${person.id}`;
  const [begun] = useState(() => newestDraft<EventDraft>(draftKey)?.typed ?? initial);
  const [typed, setTyped] = useState(begun);
  const [isConfirmOpen, setConfirmOpen] = useState(false);

  function keep(next: EventDraft) {
    setTyped(next);
    if (isSame(initial, next)) dropDrafts(draftKey);
    else keepDraft(draftKey, { before: initial, typed: next });
  }
  function end() {
    dropDrafts(draftKey);
    onEnded();
  }
  /** Returns whether the dialog can close without losing anything, and asks otherwise. */
  function mayClose(): boolean {
    const isUntouched = isSame(initial, typed);
    if (!isUntouched) setConfirmOpen(true);
    return isUntouched;
  }
  function handleDiscard() {
    setConfirmOpen(false);
    end();
  }
  function handleCreated(hasNoLaterEdits: boolean) {
    if (hasNoLaterEdits) end();
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

type CreateFormProps = {
  person: CalendarUser;
  clocks: Clocks;
  initial: EventDraft;
  onType: (typed: EventDraft) => void;
  onCreated: (hasNoLaterEdits: boolean) => void;
  onCancel: () => void;
};

/** The calendar's event form for someone else's calendar, in the dashboard's wording. */
function CreateForm({ person, clocks, initial, onType, onCreated, onCancel }: CreateFormProps) {
  const { zone, today } = clocks;
  const form = useSubmitForm({
    defaultValues: initial,
    schema: () => formSchemas.calendar().then((forms) => forms.CreateEventRequest),
    placeProblems: problemsOfDraft,
    toBody: (draft) => requestOf(draft, zone),
    send: (body) => createEvent(person, body),
    onSent: (_event, hasNoLaterEdits) => onCreated(hasNoLaterEdits),
    hasFailureToast: true,
    errorMessage: describeError(calendarTexts.staffFailed),
  });
  const { handleChange } = useEventValues(form, onType);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isIncomplete(form.values())) toast({ title: calendarTexts.staffIncomplete, tone: "bad" });
    void form.formProps.onSubmit(event);
  }
  return (
    <form
      className="form form--2"
      {...form.formProps}
      onChange={(event) => {
        handleChange(event, initial);
        form.formProps.onChange();
      }}
      onSubmit={handleSubmit}
    >
      <EventFields
        fieldState={{ fieldProps: form.fieldProps, theirs: {}, today, onTakeTheirs: () => {} }}
        typed={form.watch()}
        isStaff
        clocks={clocks}
        former={undefined}
      />
      <FormActions
        form={form}
        className="dialog__actions"
        isFull
        submitLabel="Create Event"
        pendingLabel="Creating..."
        onCancel={onCancel}
      />
    </form>
  );
}

/** Whether the title, the start or the end is missing. All-day events have no times. */
export function isIncomplete({ title, startDate, endDate, isAllDay, startTime, endTime }: EventDraft): boolean {
  const required = [title, startDate, endDate, ...(isAllDay ? [] : [startTime, endTime])];
  return required.some((value) => value.trim() === "");
}
