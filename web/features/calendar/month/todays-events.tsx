import type { ReactNode } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import type { Selected } from "#web/features/calendar/view/use-calendar-selection.ts";
import type { Events } from "#web/features/calendar/view/use-events.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { DayEvents } from "./day-events.tsx";
import "./todays-events.css";

type TodaysEventsProps = {
  events: Events;
  clocks: Clocks;
  /** Whether a day or an event is open above. */
  isBelow: boolean;
  onOpen: (what: Selected) => void;
};

/** Today's events, whichever month is shown. */
export function TodaysEvents({ events, clocks, isBelow, onOpen }: TodaysEventsProps) {
  const { today } = clocks;
  const todays = events.on(today);
  return (
    <section className="today" aria-labelledby="today-heading">
      <h2 id="today-heading">Today's Events</h2>
      {todays.length > 0 ? (
        <Few events={todays} most={isBelow ? mostBelow : mostAlone}>
          {(events) => <DayEvents day={today} events={events} clocks={clocks} onOpen={onOpen} />}
        </Few>
      ) : (
        <NoneToday events={events} />
      )}
    </section>
  );
}

/** More events than this unfold, so that a busy day isn't longer than the month beside it. */
const mostAlone = 6;
const mostBelow = 3;

type FewProps = { events: CalendarEvent[]; most: number; children: (events: CalendarEvent[]) => ReactNode };

function Few({ events, most, children }: FewProps) {
  if (events.length <= most + 1) return children(events);
  return (
    <>
      {children(events.slice(0, most))}
      <details className="today__rest">
        <summary>
          <span className="text-link">
            Show {events.length - most} more<span className="visually-hidden"> today</span>
          </span>
        </summary>
        {children(events.slice(most))}
      </details>
    </>
  );
}

function NoneToday({ events: { isPending, error, refetch } }: { events: Events }) {
  if (error) return <ErrorState title="Today’s events didn’t load" error={error} onRetry={refetch} />;
  return <p className="today__none muted">{isPending ? "Loading..." : "Nothing today"}</p>;
}
