import type { CSSProperties } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { type Clocks, countOfEvents, nameOfDay, timeOn } from "#web/features/calendar/time/wording.ts";
import type { Selected } from "#web/features/calendar/view/use-selection.ts";

/** More than these are counted, and shown when the day is opened. */
const mostInCell = 2;

type DayCellProps = {
  day: string;
  events: CalendarEvent[];
  isOutside: boolean;
  /** Whether the keyboard stands on it, and goes through it. */
  isReached: boolean;
  clocks: Clocks;
  selected: Selected | undefined;
  onOpen: (what: Selected) => void;
};

/** A day of the grid: its number, its first events and how many more there are. */
export function DayCell({ day, events, isOutside, isReached, clocks, selected, onOpen }: DayCellProps) {
  const isToday = day === clocks.today;
  const name = [nameOfDay(day, clocks.today), isToday && "today", countOfEvents(events.length)].filter(Boolean);
  const tabIndex = isReached ? 0 : -1;
  const hidden = events.length - mostInCell;
  const openedId = selected && "eventId" in selected ? selected.eventId : undefined;
  return (
    <td className={isOutside ? "is-out" : isToday ? "is-today" : undefined} aria-current={isToday ? "date" : undefined}>
      <button
        type="button"
        className="day"
        data-day={day}
        tabIndex={tabIndex}
        aria-label={name.join(", ")}
        onClick={() => onOpen({ day })}
      >
        {Number(day.slice(8))}
      </button>
      {events.slice(0, mostInCell).map((event) => (
        <button
          key={event.id}
          type="button"
          className="event-chip"
          style={{ "--c": event.color } as CSSProperties /* React's type knows no custom properties */}
          tabIndex={tabIndex}
          aria-current={event.id === openedId ? "true" : undefined}
          onClick={() => onOpen({ eventId: event.id })}
        >
          <span>{event.title}</span>
          <span className="visually-hidden">, {timeOn(day, event, clocks.zone)}</span>
        </button>
      ))}
      {hidden > 0 && (
        <button type="button" className="more" tabIndex={tabIndex} onClick={() => onOpen({ day })}>
          +{hidden} more<span className="visually-hidden"> on {nameOfDay(day, clocks.today)}</span>
        </button>
      )}
    </td>
  );
}
