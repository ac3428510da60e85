import { type FormEvent, useRef } from "react";
import { type EventDraft, endMovedWith } from "./event-draft.ts";

type EventValues = { values: () => EventDraft; setValue: (name: "endDate" | "endTime", value: string) => void };

/** Follows an event as it's typed. Until an end is chosen, the end moves with the start. */
export function useEventValues({ values, setValue }: EventValues, onType: (typed: EventDraft) => void) {
  /** When its start was last complete. A browser says it's empty while a part of it is typed. */
  const before = useRef<EventDraft>(undefined);
  const isEndTyped = useRef(false);

  function take() {
    const typed = values();
    if (typed.startDate && typed.startTime) before.current = typed;
    onType(typed);
  }
  function handleChange({ target }: FormEvent<HTMLFormElement>, initial: EventDraft) {
    const name = target instanceof HTMLInputElement ? target.name : "";
    if (name.startsWith("end")) isEndTyped.current = true;
    if (name.startsWith("start") && !isEndTyped.current) {
      const { day, time } = endMovedWith(before.current ?? initial, values());
      setValue("endDate", day);
      setValue("endTime", time);
    }
    take();
  }
  return { take, handleChange };
}
