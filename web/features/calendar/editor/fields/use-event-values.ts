import { type FormEvent, useRef, useState } from "react";
import { type EventDraft, endMovedWith } from "./event-draft.ts";
import { putInto, typedIn } from "./event-values.ts";

/** What stands in the fields of an event as somebody types. Until they choose an end, it moves with the start. */
export function useEventValues(initial: EventDraft, onType: (typed: EventDraft) => void) {
  const [typed, setTyped] = useState(initial);
  const isEndTyped = useRef(false);

  function take(form: HTMLFormElement) {
    const next = typedIn(form);
    setTyped(next);
    onType(next);
  }
  function handleChange({ target, currentTarget: form }: FormEvent<HTMLFormElement>) {
    const name = target instanceof HTMLInputElement ? target.name : "";
    if (name.startsWith("end")) isEndTyped.current = true;
    if (name.startsWith("start") && !isEndTyped.current) {
      const { day, time } = endMovedWith(typed, typedIn(form));
      putInto(form, { endDate: day, endTime: time });
    }
    take(form);
  }
  return { typed, take, handleChange };
}
