import type { CSSProperties } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { placeOf } from "#web/features/calendar/event/place-of.ts";
import { weekdayOf } from "#web/features/calendar/time/days.ts";
import { type Clocks, nameOfDay, spanFrom, teamStart } from "#web/features/calendar/time/wording.ts";
import type { Selected } from "#web/features/calendar/view/use-calendar-selection.ts";

/** More events than this unfold, so that a busy day doesn't hide the days after it. */
const shownAtFirst = 6;

type AgendaDayProps = {
  day: string;
  events: CalendarEvent[];
  clocks: Clocks;
  onOpen: (what: Selected) => void;
};

/** A day of the agenda with its events. */
export function AgendaDay({ day, events, clocks, onOpen }: AgendaDayProps) {
  const isToday = day === clocks.today;
  const shown = events.length > shownAtFirst + 1 ? events.slice(0, shownAtFirst) : events;
  const rest = events.slice(shown.length);
  const rowOf = (event: CalendarEvent) => (
    <Row key={event.id} day={day} event={event} clocks={clocks} onOpen={onOpen} />
  );
  return (
    <li className={isToday ? "is-today" : undefined} aria-current={isToday ? "date" : undefined}>
      <h2>
        <span className="numerals" aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span className="agenda__weekday" aria-hidden="true">
          {isToday ? "Today" : weekdayOf(day).slice(0, 3)}
        </span>
        <span className="visually-hidden">
          {nameOfDay(day, clocks.today)}
          {isToday && ", today"}
        </span>
      </h2>
      <div>
        <ul>
          {shown.map(rowOf)}
          {events.length === 0 && <li className="muted">Nothing today</li>}
        </ul>
        {rest.length > 0 && (
          <details>
            <summary>
              <span className="text-link">
                Show {rest.length} more<span className="visually-hidden"> on {nameOfDay(day, clocks.today)}</span>
              </span>
            </summary>
            <ul>{rest.map(rowOf)}</ul>
          </details>
        )}
      </div>
    </li>
  );
}

type RowProps = { day: string; event: CalendarEvent; clocks: Clocks; onOpen: (what: Selected) => void };

const Row = ({ day, event, clocks, onOpen }: RowProps) => (
  <li>
    <button
      type="button"
      className="agenda__event"
      style={{ "--c": event.color } as CSSProperties /* React's types have no custom properties */}
      aria-haspopup="dialog"
      onClick={() => onOpen({ eventId: event.id })}
    >
      <b>{event.title}</b>
      <span className="muted">
        {[spanFrom(day, event, clocks), teamStart(event, clocks), placeOf(event.location)].filter(Boolean).join(", ")}
      </span>
    </button>
  </li>
);
