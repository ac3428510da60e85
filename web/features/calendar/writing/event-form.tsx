import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { type CalendarEvent, calendarTexts } from "#contract/calendar.ts";
import { ApiFailure } from "#contract/client.ts";
import { Key } from "#web/design/key.tsx";
import { useForm } from "#web/design/use-form.ts";
import { createEvent, readAnew, refreshEvents, updateEvent } from "#web/features/calendar/calendar.queries.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { type EventDraft, endMovedWith, requestOf } from "./event-draft.ts";
import { EventFields } from "./event-fields.tsx";
import { type FieldName, theirsBeside } from "./theirs.ts";
import { putInto, typedIn } from "./typed-event.ts";
import type { Editing } from "./use-editor.ts";

type EventFormProps = {
  editing: Editing;
  clocks: Clocks;
  onType: (typed: EventDraft) => void;
  onSaved: () => void;
  onCancel: () => void;
};

/** Makes an event, or changes one. Where somebody else was quicker, theirs stands beside what was typed here. */
export function EventForm({ editing, clocks, onType, onSaved, onCancel }: EventFormProps) {
  const { former, whose } = editing;
  const { zone, today } = clocks;
  const queryClient = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const isEndTyped = useRef(false);
  const [initial] = useState(editing.typed);
  const [typed, setTyped] = useState(initial);
  const [newer, setNewer] = useState<CalendarEvent>();

  const { problems, failure, isSending, form } = useForm({
    loadCheck: async () => {
      const { problemsOfDraft } = await import("./event-check.ts");
      return { problemsOf: (draft) => problemsOfDraft(draft as EventDraft, zone) }; // it is what `read` gave
    },
    read: typedIn,
    send: (draft: EventDraft) => save(draft),
    onSent: onSaved,
    explain: (error) => ({
      title: former ? calendarTexts.updateFailed : calendarTexts.createFailed,
      description: error instanceof ApiFailure ? error.sentence : undefined,
    }),
  });

  async function save(draft: EventDraft) {
    const latest = newer ?? former;
    const body = requestOf(draft, zone, latest);
    if (!latest) return createEvent(whose, body);
    return updateEvent(latest, body).catch(async (error: unknown) => {
      if (error instanceof ApiFailure && error.status === 409) setNewer(await readAnew(latest).catch(() => undefined));
      void refreshEvents(queryClient);
      throw error;
    });
  }

  function handleChange(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    const name = target instanceof HTMLInputElement ? target.name : "";
    if (name.startsWith("end")) isEndTyped.current = true;
    if (name.startsWith("start") && !isEndTyped.current) {
      const { day, time } = endMovedWith(typed, typedIn(currentTarget));
      putInto(currentTarget, { endDate: day, endTime: time });
    }
    take(typedIn(currentTarget));
    form.onChange(event);
  }
  function handleTakeTheirs(name: FieldName) {
    if (!element.current) return;
    putInto(element.current, { [name]: theirs[name] });
    take(typedIn(element.current));
    const field = element.current.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }
  function take(next: EventDraft) {
    setTyped(next);
    onType(next);
  }

  const theirs = former && newer ? theirsBeside({ former, newer, zone }, typed) : {};
  const sheet = { initial, problems, theirs, today, onTakeTheirs: handleTakeTheirs };
  const [name, pending] = former ? ["Save changes", "Saving..."] : ["Add Event", "Adding..."];
  return (
    <form className="form form--2" ref={element} {...form} onChange={handleChange}>
      <EventFields sheet={sheet} typed={typed} clocks={clocks} former={former} />
      {failure && <p className="err full">{failure}</p>}
      <div className="event__keys full">
        <Key type="submit" isBusy={isSending}>
          {isSending ? pending : name}
        </Key>
        <button type="button" className="line" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
