import type { EventDraft } from "#web/features/calendar/editor/fields/event-draft.ts";

/** Whether the title, the start or the end is missing. All-day events have no times. */
export function isIncomplete({ title, startDate, endDate, isAllDay, startTime, endTime }: EventDraft): boolean {
  const required = [title, startDate, endDate, ...(isAllDay ? [] : [startTime, endTime])];
  return required.some((value) => value.trim() === "");
}
