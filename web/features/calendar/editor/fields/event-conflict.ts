import {
  type EventCategory,
  type EventPriority,
  eventCategoryLabels,
  eventPriorityLabels,
} from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { nameOfDay } from "#web/features/calendar/time/wording.ts";
import { draftOf, type EventDraft } from "./event-draft.ts";

export type FieldName = keyof EventDraft;
/** The fields that someone else changed to a value other than the one typed here. */
export type Theirs = Partial<EventDraft>;

/** Finds the fields that someone else changed. `former` is the event as it was when editing began. */
export function theirsBeside(
  { former, newer, zone }: { former: CalendarEvent; newer: CalendarEvent; zone: string },
  mine: EventDraft,
): Theirs {
  const before: Record<string, unknown> = draftOf(former, zone);
  const typed: Record<string, unknown> = mine;
  const differs = ([name, value]: [string, unknown]) => value !== before[name] && value !== typed[name];
  return Object.fromEntries(Object.entries(draftOf(newer, zone)).filter(differs));
}

/** Formats a field's value in words. */
export function valueInWords(name: FieldName, value: string | boolean, today: string): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === "") return "nothing";
  if (name === "category") return eventCategoryLabels[value as EventCategory]; // the server only sends known categories
  if (name === "priority") return eventPriorityLabels[value as EventPriority]; // and known priorities
  return name === "startDate" || name === "endDate" ? nameOfDay(value, today) : value;
}
