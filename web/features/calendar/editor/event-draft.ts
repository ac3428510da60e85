import {
  calendarTexts,
  type EventCategory,
  type EventPriority,
  eventCategoryLabels,
  eventPriorityLabels,
} from "#contract/calendar/constants.ts";
import type { CreateEventRequest } from "#contract/calendar/forms.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { addDays } from "#web/features/calendar/time/days.ts";
import { type Clocks, inTeamZone, nameOfDay } from "#web/features/calendar/time/wording.ts";
import { momentOf, type WallTime, wallTimeAt } from "#web/ui/format/clock.ts";
import { formatTime } from "#web/ui/format/dates.ts";
import type { Problems } from "#web/ui/forms/problems.ts";

/** An event as its form shows it, with days and times in the reader's time zone. */
export type EventDraft = Required<Omit<CreateEventRequest, "category" | "priority">> & {
  startTime: string;
  endTime: string;
  /** The chosen values, which may be empty. */
  category: string;
  priority: string;
};

type Defaults = Pick<EventDraft, "color" | "category" | "priority" | "isPublic">;

const eveningHour = 18;
const oneHour = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** Returns a new event of one hour: today from the next full hour, on other days in the evening. */
export function newDraft(day: string, now: Pick<Clocks, "today" | "hour">, defaults: Defaults): EventDraft {
  const hour = day === now.today ? now.hour + 1 : eveningHour;
  const at = (count: number) => ({ day: addDays(day, Math.floor(count / 24)), time: oneHour(count % 24) });
  const [start, end] = [at(hour), at(hour + 1)];
  return {
    ...defaults,
    title: "",
    description: "",
    location: "",
    isAllDay: false,
    startDate: start.day,
    startTime: start.time,
    endDate: end.day,
    endTime: end.time,
  };
}

/** Converts an event to its form. An all-day event gets default times too, in case that's switched off. */
export function draftOf(event: CalendarEvent, zone: string): EventDraft {
  const { id: _, createdBy: __, createdById: ___, version: ____, ...fields } = event;
  const { isByStaff: _____, privateReason: ______, startDate, endDate, ...same } = fields;
  const at = (moment: string, hour: number) =>
    event.isAllDay ? { day: moment.slice(0, 10), time: oneHour(hour) } : wallTimeAt(Date.parse(moment), zone);
  const [start, end] = [at(startDate, eveningHour), at(endDate, eveningHour + 1)];
  return { ...same, startDate: start.day, startTime: start.time, endDate: end.day, endTime: end.time };
}

export const startOf = ({ startDate, startTime }: EventDraft): WallTime => ({ day: startDate, time: startTime });
export const endOf = ({ endDate, endTime }: EventDraft): WallTime => ({ day: endDate, time: endTime });

/**
 * Returns the timestamp to send. An untouched one keeps its exact value. Empty if the time is incomplete. A year out of reach is
 * sent as it is, so that it's said to be.
 */
function wireOf(wall: WallTime, zone: string, former: string | undefined): string {
  if (former && isUntouched(wall, zone, former)) return former;
  const found = momentOf(wall, zone);
  if (found) return new Date(found.at).toISOString();
  return wall.day && wall.time ? `${wall.day}T${wall.time}:00.000Z` : "";
}

function isUntouched({ day, time }: WallTime, zone: string, former: string): boolean {
  const was = wallTimeAt(Date.parse(former), zone);
  return was.day === day && was.time === time;
}

/** Returns the request body. `former` is the event being edited. */
export function requestOf(draft: EventDraft, zone: string, former?: CalendarEvent): CreateEventRequest {
  const { startTime: _, endTime: __, ...fields } = draft;
  const timed = former?.isAllDay ? undefined : former;
  const dates = draft.isAllDay
    ? { startDate: midnightOf(draft.startDate), endDate: midnightOf(draft.endDate) }
    : {
        startDate: wireOf(startOf(draft), zone, timed?.startDate),
        endDate: wireOf(endOf(draft), zone, timed?.endDate),
      };
  return { ...fields, ...dates } as CreateEventRequest; // validated here and on the server
}

const midnightOf = (day: string) => (day ? `${day}T00:00:00.000Z` : "");

/** The years that a browser's date field can show. One that is being typed is among them, such as the year 2 for 2027. */
const [firstYear, lastYear] = [Date.parse("0001-01-02T00:00Z"), Date.parse("9999-12-30T00:00Z")];

/** Returns the end that keeps an event's length when its start moves. */
export function endMovedWith(before: EventDraft, after: EventDraft): WallTime {
  const onPaper = ({ day, time }: WallTime) => Date.parse(`${day}T${time}Z`);
  const moved = onPaper(endOf(after)) + onPaper(startOf(after)) - onPaper(startOf(before));
  if (!(moved >= firstYear && moved <= lastYear)) return endOf(after);
  const [day = "", time = ""] = new Date(moved).toISOString().split("T");
  return { day, time: time.slice(0, 5) };
}

/** Returns a remark on a time if clocks change around it or the team's clock differs, or undefined. */
export function remarkOn(wall: WallTime, clocks: Clocks, former?: string): string | undefined {
  const { zone } = clocks;
  const found = momentOf(wall, zone);
  if (!found) return undefined;
  const isFormer = former !== undefined && isUntouched(wall, zone, former);
  const at = isFormer ? Date.parse(former) : found.at;
  const remarks = {
    once: undefined,
    skipped: `The clocks go forward then and skip ${formatTime(wall.time)}. We’ll use ${formatTime(wallTimeAt(at, zone).time)}.`,
    twice: `The clocks go back then, so ${formatTime(wall.time)} happens twice. We’ll use the ${at > found.at ? "second" : "first"}.`,
  };
  return [remarks[found.is], inTeamZone(at, clocks)].filter(Boolean).join(" ") || undefined;
}

/** Whether the title, the start or the end is missing. All-day events have no times. */
export function isIncomplete({ title, startDate, endDate, isAllDay, startTime, endTime }: EventDraft): boolean {
  const required = [title, startDate, endDate, ...(isAllDay ? [] : [startTime, endTime])];
  return required.some((value) => value.trim() === "");
}

/** Reports a time that is missing, or wrong on a day that isn't, on its own field, which the API doesn't have. */
export function problemsOfDraft({ startDate, endDate, ...others }: Problems, draft: EventDraft): Problems {
  const lacksTime = (day: string, time: string) => !draft.isAllDay && day !== "" && time === "";
  const isOneDay = !draft.isAllDay && draft.startDate === draft.endDate;
  const end = isOneDay && endDate === calendarTexts.order ? { endTime: calendarTexts.timeOrder } : { endDate };
  return {
    ...others,
    ...(lacksTime(draft.startDate, draft.startTime) ? { startTime: calendarTexts.startTime } : { startDate }),
    ...(lacksTime(draft.endDate, draft.endTime) ? { endTime: calendarTexts.endTime } : end),
  };
}

/** Formats the values that aren't readable as they are. */
export function eventInWords(name: keyof EventDraft, values: EventDraft, today: string): string | undefined {
  if (name === "category") return eventCategoryLabels[values.category as EventCategory]; // undefined if none was chosen
  if (name === "priority") return eventPriorityLabels[values.priority as EventPriority];
  if (name !== "startDate" && name !== "endDate") return undefined;
  return values[name] && nameOfDay(values[name], today);
}
