import type { Clocks } from "#web/features/calendar/time/wording.ts";
import type { Selected } from "#web/features/calendar/view/use-calendar-selection.ts";
import type { Events } from "#web/features/calendar/view/use-events.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { DayEvents } from "./day/day-events.tsx";
import "./todays-events.css";

type TodaysEventsProps = { events: Events; clocks: Clocks; onOpen: (what: Selected) => void };

/** Today's events, whichever month is shown. */
export function TodaysEvents({ events, clocks, onOpen }: TodaysEventsProps) {
  const { today } = clocks;
  const todays = events.on(today);
  return (
    <section className="today" aria-labelledby="today-heading">
      <h2 id="today-heading">Today's Events</h2>
      {todays.length > 0 ? (
        <DayEvents day={today} events={todays} clocks={clocks} onOpen={onOpen} />
      ) : (
        <NoneToday events={events} />
      )}
    </section>
  );
}

function NoneToday({ events: { isPending, isError, refetch } }: { events: Events }) {
  if (isError)
    return (
      <ErrorState title="Today’s events didn’t load" onRetry={refetch}>
        Please check your connection and try again.
      </ErrorState>
    );
  return <p className="today__none muted">{isPending ? "Loading..." : "Nothing today"}</p>;
}
