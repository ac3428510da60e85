import { eventCategoryLabels } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { type Clocks, teamStart, timeOn } from "#web/features/calendar/time/wording.ts";
import type { Selected } from "#web/features/calendar/view/use-calendar-selection.ts";
import "./day-events.css";

type DayEventsProps = {
  day: string;
  events: CalendarEvent[];
  clocks: Clocks;
  onOpen: (what: Selected) => void;
};

/** All events of a day, each with a button to show its details. */
export const DayEvents = ({ day, events, clocks, onOpen }: DayEventsProps) => (
  <ol className="day-events">
    {events.map((event) => (
      <li key={event.id}>
        <span className="numerals">{timeOn(day, event, clocks.zone)}</span>
        <div>
          <button type="button" onClick={() => onOpen({ eventId: event.id })}>
            {event.title}
          </button>
          <span className="muted">
            {eventCategoryLabels[event.category]}
            {teamStart(event, clocks) && `. From ${teamStart(event, clocks)}`}
          </span>
        </div>
      </li>
    ))}
  </ol>
);
