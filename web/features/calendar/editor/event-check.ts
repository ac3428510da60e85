import { calendarTexts } from "#contract/calendar/constants.ts";
import { CreateEventRequest } from "#contract/calendar/forms.ts";
import { checkOf } from "#web/ui/forms/form-check.ts";
import type { Problems } from "#web/ui/forms/use-form.ts";
import { type EventDraft, requestOf } from "./fields/event-draft.ts";

const problemsOf = checkOf(CreateEventRequest);

/** What is wrong with an event as typed. A missing time is told at the time. Brings zod along, so load it late. */
export function problemsOfDraft(draft: EventDraft, zone: string): Problems {
  const { startDate, endDate, ...others } = problemsOf(requestOf(draft, zone));
  const lacksTime = (day: string, time: string) => !draft.isAllDay && day !== "" && time === "";
  return {
    ...others,
    ...(lacksTime(draft.startDate, draft.startTime) ? { startTime: calendarTexts.startTime } : { startDate }),
    ...(lacksTime(draft.endDate, draft.endTime) ? { endTime: calendarTexts.endTime } : { endDate }),
  };
}
