import { useRef, useState } from "react";
import { calendarTexts } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { type FieldName, theirsBeside } from "./fields/event-conflict.ts";
import type { EventDraft } from "./fields/event-draft.ts";
import { EventFields } from "./fields/event-fields.tsx";
import { putInto, typedIn } from "./fields/event-values.ts";
import { useEventValues } from "./fields/use-event-values.ts";
import type { Editing } from "./use-editor.ts";
import { useSaving } from "./use-saving.ts";

type EventFormProps = {
  editing: Editing;
  clocks: Clocks;
  onType: (typed: EventDraft) => void;
  onSaved: (answer: CalendarEvent, changedSince: ReadonlySet<string>) => void;
  onCancel: () => void;
};

/** Makes an event, or changes one. Where somebody else was quicker, theirs stands beside what was typed here. */
export function EventForm({ editing, clocks, onType, onSaved, onCancel }: EventFormProps) {
  const { former } = editing;
  const { zone, today } = clocks;
  const element = useRef<HTMLFormElement>(null);
  const [initial] = useState(editing.typed);
  const { typed, take, handleChange } = useEventValues(initial, onType);
  const { save, newer } = useSaving(editing, zone);
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => loadCheck(zone),
    read: typedIn,
    send: save,
    onSent: (answer, _form, changedSince) => onSaved(answer, changedSince),
    errorMessage: describeError(former ? calendarTexts.updateFailed : calendarTexts.createFailed),
  });

  const theirs = former && newer ? theirsBeside({ former, newer, zone }, typed) : {};
  function handleTakeTheirs(name: FieldName) {
    if (!element.current) return;
    putInto(element.current, { [name]: theirs[name] });
    take(element.current);
    const field = element.current.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  const [name, pending] = former ? ["Save changes", "Saving..."] : ["Add Event", "Adding..."];
  return (
    <form
      className="form form--2"
      ref={element}
      {...form}
      onChange={(event) => {
        handleChange(event);
        form.onChange(event);
      }}
    >
      <EventFields
        sheet={{ initial, problems, theirs, today, onTakeTheirs: handleTakeTheirs }}
        typed={typed}
        clocks={clocks}
        former={former}
      />
      {failure && <p className="error full">{failure}</p>}
      <div className="event__actions full">
        <Button type="submit" isBusy={isSending}>
          {isSending ? pending : name}
        </Button>
        <button type="button" className="text-link" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

async function loadCheck(zone: string) {
  const { problemsOfDraft } = await import("./event-check.ts");
  return { problemsOf: (draft: unknown) => problemsOfDraft(draft as EventDraft, zone) }; // it is what `read` gave
}

const describeError = (title: string) => (error: unknown) => ({
  title,
  description: error instanceof ApiFailure ? error.sentence : undefined,
});
