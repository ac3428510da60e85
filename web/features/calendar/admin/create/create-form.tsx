import type { FormEvent } from "react";
import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { ApiFailure } from "#contract/client.ts";
import { createEvent } from "#web/features/calendar/calendar.queries.ts";
import { type EventDraft, requestOf } from "#web/features/calendar/editor/fields/event-draft.ts";
import { EventFields } from "#web/features/calendar/editor/fields/event-fields.tsx";
import { typedIn } from "#web/features/calendar/editor/fields/event-values.ts";
import { useEventValues } from "#web/features/calendar/editor/fields/use-event-values.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { isIncomplete } from "./incomplete.ts";

type CreateFormProps = {
  person: CalendarUser;
  clocks: Clocks;
  initial: EventDraft;
  onType: (typed: EventDraft) => void;
  onCreated: (changedSince: ReadonlySet<string>) => void;
  onCancel: () => void;
};

/** The calendar's own fields, sent for somebody else and in the words of the dashboard. */
export function CreateForm({ person, clocks, initial, onType, onCreated, onCancel }: CreateFormProps) {
  const { zone, today } = clocks;
  const { typed, handleChange } = useEventValues(initial, onType);
  const { problems, failure, isSending, form } = useForm({
    loadCheck: async () => {
      const { problemsOfDraft } = await import("#web/features/calendar/editor/event-check.ts");
      return { problemsOf: (draft) => problemsOfDraft(draft as EventDraft, zone) }; // it is what `read` gave
    },
    read: typedIn,
    send: (draft: EventDraft) => createEvent(person, requestOf(draft, zone)),
    onSent: (_event, _form, changedSince) => onCreated(changedSince),
    errorMessage: (error) => ({
      title: calendarTexts.staffFailed,
      description: (error instanceof ApiFailure && error.sentence) || "Please check your connection and try again.",
    }),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isIncomplete(typedIn(event.currentTarget))) toast({ title: calendarTexts.staffIncomplete, tone: "bad" });
    form.onSubmit(event);
  }

  const sheet = { initial, problems, theirs: {}, today, onTakeTheirs: () => {} };
  return (
    <form
      className="form form--2"
      {...form}
      onChange={(event) => {
        handleChange(event);
        form.onChange(event);
      }}
      onSubmit={handleSubmit}
    >
      <EventFields sheet={sheet} typed={typed} clocks={clocks} former={undefined} />
      {failure && <p className="error full">{failure}</p>}
      <div className="event__actions full">
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Creating..." : "Create Event"}
        </Button>
        <button type="button" className="text-link" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
