import type { CSSProperties } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { monthOf, weekdayOf } from "#web/features/calendar/time/days.ts";
import {
  type Clocks,
  countOfEvents,
  nameOfDay,
  placeOf,
  spanFrom,
  teamStart,
} from "#web/features/calendar/time/wording.ts";
import type { Selected } from "#web/features/calendar/view/use-calendar-selection.ts";
import type { Events } from "#web/features/calendar/view/use-events.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { Month } from "./use-month.ts";
import "./agenda.css";

type AgendaProps = {
  month: Month;
  events: Events;
  clocks: Clocks;
  onOpen: (what: Selected) => void;
};

/**
 * A month as a list of the days with events, for screens too narrow for a grid. The current month starts at today, and its past
 * days unfold above.
 */
export function Agenda({ month, events, clocks, onOpen }: AgendaProps) {
  if (events.isPending) return <AgendaSkeleton />;
  if (events.error && events.events.length === 0) return null; // the page says that they didn't load
  const { today } = clocks;
  const days = month.weeks.flat().filter((day) => monthOf(day) === month.month);
  const isCurrent = month.month === monthOf(today);
  const past = isCurrent
    ? eventsOnce(
        days.filter((day) => day < today),
        events.on,
      )
    : [];
  const ahead = eventsOnce(isCurrent ? days.filter((day) => day >= today) : days, events.on, today);
  if (ahead.length === 0) return <EmptyState>No events this month</EmptyState>;
  return (
    <>
      {past.length > 0 && (
        <details className="agenda-past">
          <summary>
            <span className="text-link">Earlier this month</span> <span className="muted">{countOfAll(past)}</span>
          </summary>
          <AgendaList days={past} clocks={clocks} onOpen={onOpen} />
        </details>
      )}
      <AgendaList days={ahead} clocks={clocks} onOpen={onOpen} />
    </>
  );
}

const countOfAll = (days: PlannedDay[]) => countOfEvents(days.reduce((sum, { events }) => sum + events.length, 0));

type AgendaListProps = { days: PlannedDay[]; clocks: Clocks; onOpen: (what: Selected) => void };

const AgendaList = ({ days, clocks, onOpen }: AgendaListProps) => (
  <ol className="agenda">
    {days.map(({ day, events }) => (
      <AgendaDay key={day} day={day} events={events} clocks={clocks} onOpen={onOpen} />
    ))}
  </ol>
);

const AgendaSkeleton = () => (
  <Loading contentName="events" className="agenda">
    {["first", "second", "third", "fourth"].map((day) => (
      <Skeleton key={day} style={{ height: 72, margin: "16px 0" }} />
    ))}
  </Loading>
);

/** More events than this unfold, so that a busy day doesn't hide the days after it. */
const shownAtFirst = 6;

type AgendaDayProps = {
  day: string;
  events: CalendarEvent[];
  clocks: Clocks;
  onOpen: (what: Selected) => void;
};

/** A day of the agenda with its events. */
function AgendaDay({ day, events, clocks, onOpen }: AgendaDayProps) {
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

type PlannedDay = { day: string; events: CalendarEvent[] };

/** Returns the days with events, each event only on the first of these days that it touches. `kept` is listed without events too. */
function eventsOnce(days: string[], on: (day: string) => CalendarEvent[], kept?: string): PlannedDay[] {
  const listed = new Set<string>();
  return days.flatMap((day) => {
    const events = on(day).filter(({ id }) => !listed.has(id));
    for (const { id } of events) listed.add(id);
    return events.length > 0 || day === kept ? [{ day, events }] : [];
  });
}
