import type { FormEvent } from "react";
import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { createEvent } from "#web/features/calendar/calendar.queries.ts";
import { type EventDraft, requestOf } from "#web/features/calendar/editor/fields/event-draft.ts";
import { EventFields } from "#web/features/calendar/editor/fields/event-fields.tsx";
import { problemsOfDraft } from "#web/features/calendar/editor/fields/event-problems.ts";
import { useEventValues } from "#web/features/calendar/editor/fields/use-event-values.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";

type CreateFormProps = {
  person: CalendarUser;
  clocks: Clocks;
  initial: EventDraft;
  onType: (typed: EventDraft) => void;
  onCreated: (hasNoLaterEdits: boolean) => void;
  onCancel: () => void;
};

/** The calendar's event form for someone else's calendar, in the dashboard's wording. */
export function CreateForm({ person, clocks, initial, onType, onCreated, onCancel }: CreateFormProps) {
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
