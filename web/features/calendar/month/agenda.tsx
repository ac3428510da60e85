import { type CSSProperties, type RefObject, useEffect, useRef } from "react";
import { monthOf, weekdayOf } from "#web/features/calendar/time/days.ts";
import { type Clocks, nameOfDay, teamStart, timeOn } from "#web/features/calendar/time/wording.ts";
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
  /** Whether the page was opened with the agenda, rather than narrowed later. */
  opensAtToday: RefObject<boolean>;
  onOpen: (what: Selected) => void;
};

/** A month as a list of the days with events, for screens too narrow for a grid. */
export function Agenda({ month, events, clocks, opensAtToday, onOpen }: AgendaProps) {
  const { today } = clocks;
  const days = month.weeks.flat().filter((day) => monthOf(day) === month.month);
  const now = useRef<HTMLLIElement>(null);
  const isRead = !events.isPending;
  useEffect(() => {
    if (isRead && opensAtToday.current && scrollY === 0) now.current?.scrollIntoView({ block: "start" });
  }, [isRead, opensAtToday]);
  if (events.isPending) return <AgendaSkeleton />;
  const told = days.filter((day) => day === today || events.on(day).length > 0);
  if (told.length === 0) return <EmptyState>No events this month</EmptyState>;
  return (
    <ol className="agenda">
      {told.map((day) => (
        <li
          key={day}
          ref={day === today ? now : undefined}
          className={day === today ? "is-today" : undefined}
          aria-current={day === today ? "date" : undefined}
        >
          <h2>
            <span className="numerals" aria-hidden="true">
              {Number(day.slice(8))}
            </span>
            <span className="agenda__weekday" aria-hidden="true">
              {day === today ? "Today" : weekdayOf(day).slice(0, 3)}
            </span>
            <span className="visually-hidden">
              {nameOfDay(day, today)}
              {day === today && ", today"}
            </span>
          </h2>
          <ul>
            {events.on(day).map((event) => (
              <li key={event.id}>
                <button
                  type="button"
                  className="agenda__event"
                  style={{ "--c": event.color } as CSSProperties /* React's types have no custom properties */}
                  aria-haspopup="dialog"
                  onClick={() => onOpen({ eventId: event.id })}
                >
                  <b>{event.title}</b>
                  <span className="muted">
                    {[timeOn(day, event, clocks.zone), teamStart(event, clocks), event.location]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </button>
              </li>
            ))}
            {events.on(day).length === 0 && <li className="muted">Nothing today</li>}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const AgendaSkeleton = () => (
  <Loading contentName="events" className="agenda">
    {["first", "second", "third", "fourth"].map((day) => (
      <Skeleton key={day} style={{ height: 72, margin: "16px 0" }} />
    ))}
  </Loading>
);
