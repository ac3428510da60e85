import { monthOf } from "#web/features/calendar/time/days.ts";
import { type Clocks, countOfEvents } from "#web/features/calendar/time/wording.ts";
import type { Selected } from "#web/features/calendar/view/use-calendar-selection.ts";
import type { Events } from "#web/features/calendar/view/use-events.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { AgendaDay } from "./agenda-day.tsx";
import { eventsOnce, type PlannedDay } from "./events-once.ts";
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
