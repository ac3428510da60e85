import {
  eventCategories,
  eventCategoryLabels,
  eventPriorities,
  eventPriorityLabels,
} from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import type { WallTime } from "#web/ui/format/clock.ts";
import { type EventDraft, endOf, remarkOn, startOf } from "./event-draft.ts";
import { Choice, type EventFieldState, Line, Paragraph, Tick } from "./event-field.tsx";

type EventFieldsProps = {
  sheet: EventFieldState;
  /** The current values. */
  typed: EventDraft;
  clocks: Clocks;
  former: CalendarEvent | undefined;
};

/** Limits for the browser's date picker. The contract has the same. */
const day = { type: "date", min: "2000-01-01", max: "2099-12-31" };

/** The fields of an event. Hidden times keep their values while it lasts all day. */
export function EventFields({ sheet, typed, clocks, former }: EventFieldsProps) {
  const { isAllDay } = typed;
  const time = { type: "time", hidden: isAllDay };
  const timed = former?.isAllDay ? undefined : former;
  const remark = (wall: WallTime, moment?: string) => (isAllDay ? undefined : remarkOn(wall, clocks, moment));
  return (
    <>
      <Line sheet={sheet} name="title" label="Title" className="full" />
      <Tick sheet={sheet} name="isAllDay" label="All day" />
      <Line sheet={sheet} name="startDate" label="Start date" {...day} />
      <Line
        sheet={sheet}
        name="startTime"
        label="Start time"
        {...time}
        hint={remark(startOf(typed), timed?.startDate)}
      />
      <Line sheet={sheet} name="endDate" label="End date" {...day} />
      <Line sheet={sheet} name="endTime" label="End time" {...time} hint={remark(endOf(typed), timed?.endDate)} />
      <Choice sheet={sheet} name="category" label="Category">
        {categories}
      </Choice>
      <Choice sheet={sheet} name="priority" label="Priority">
        {priorities}
      </Choice>
      <Line sheet={sheet} name="location" label="Location" />
      <Line sheet={sheet} name="color" label="Colour" type="color" />
      <Paragraph sheet={sheet} name="description" label="Description" />
      <Tick sheet={sheet} name="isPublic" label="Public: everyone signed in can see it" />
    </>
  );
}

const categories = [
  <option key="" value="">
    Choose a category
  </option>,
  ...eventCategories.map((category) => (
    <option key={category} value={category}>
      {eventCategoryLabels[category]}
    </option>
  )),
];
const priorities = eventPriorities.map((priority) => (
  <option key={priority} value={priority}>
    {eventPriorityLabels[priority]}
  </option>
));
