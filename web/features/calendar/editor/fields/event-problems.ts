import { calendarTexts } from "#contract/calendar/constants.ts";
import type { Problems } from "#web/ui/forms/problems.ts";
import type { EventDraft } from "./event-draft.ts";

/** Reports a missing time on the time field, which the API doesn't have. */
export function problemsOfDraft({ startDate, endDate, ...others }: Problems, draft: EventDraft): Problems {
  const lacksTime = (day: string, time: string) => !draft.isAllDay && day !== "" && time === "";
  return {
    ...others,
    ...(lacksTime(draft.startDate, draft.startTime) ? { startTime: calendarTexts.startTime } : { startDate }),
    ...(lacksTime(draft.endDate, draft.endTime) ? { endTime: calendarTexts.endTime } : { endDate }),
  };
}
