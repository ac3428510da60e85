import { eventCategoryLabels, nextCount } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { capitalised } from "#contract/writing.ts";
import { beginningOf } from "#web/features/calendar/next-up/beginning.ts";
import type { Events } from "#web/features/calendar/view/use-events.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import "#web/features/calendar/month/day-events.css";

type NextEventsProps = {
  next: Events;
  timeZone: string;
  /** The id of the event whose details are open. */
  openId: string | undefined;
  onOpen: (event: CalendarEvent) => void;
};

/** The next events of all calendars, each with a button to show its details. */
export const NextEvents = ({ next, timeZone, openId, onOpen }: NextEventsProps) => (
  <section className="team-calendar__next" aria-labelledby="next-heading">
    <h3 id="next-heading">Next {nextCount} events</h3>
    {next.error && <ErrorState title="The next events didn’t load" error={next.error} onRetry={next.refetch} />}
    {next.isPending && <p className="muted">Loading...</p>}
    {!next.isPending && !next.error && next.events.length === 0 && <EmptyState>No upcoming events</EmptyState>}
    <ol className="day-events">
      {next.events.map((event, place) => (
        <Row
          key={event.id}
          event={event}
          former={next.events[place - 1]}
          timeZone={timeZone}
          isOpen={event.id === openId}
          onOpen={onOpen}
        />
      ))}
    </ol>
  </section>
);

type RowProps = {
  event: CalendarEvent;
  /** The event above, which may start on the same day. */
  former: CalendarEvent | undefined;
  timeZone: string;
  isOpen: boolean;
  onOpen: (event: CalendarEvent) => void;
};

/** An event. The day is shown once, above its first event, but read out with each. */
function Row({ event, former, timeZone, isOpen, onOpen }: RowProps) {
  const { day, time } = beginningOf(event, timeZone);
  const isNewDay = !former || beginningOf(former, timeZone).day !== day;
  return (
    <li className={isNewDay ? "is-new-day" : undefined}>
      <div>
        {isNewDay && (
          <p className="team-calendar__day" aria-hidden="true">
            {day}
          </p>
        )}
        <button type="button" aria-current={isOpen || undefined} onClick={() => onOpen(event)}>
          {event.title}
        </button>
        <span className="muted team-calendar__about">
          <span className="visually-hidden">{day}, </span>
          <span>{capitalised(time)}</span>
          <span className="visually-hidden">, </span>
          <span>{eventCategoryLabels[event.category]}</span>
        </span>
      </div>
    </li>
  );
}
