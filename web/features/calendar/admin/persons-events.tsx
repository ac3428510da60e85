import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";
import { eventCategoryLabels } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { eventsOf, nameOf } from "#web/features/calendar/admin/people.queries.ts";
import { useClocks } from "#web/features/calendar/time/use-clocks.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatDay } from "#web/ui/format/dates.ts";
import { AsyncList } from "#web/ui/lists/async-list.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { CreateDialog } from "./create-dialog.tsx";

/** A person's last events, a link to their calendar, and a form to add an event. */
export function PersonsEvents({ person }: { person: CalendarUser }) {
  const events = useQuery(eventsOf(person));
  const clocks = useClocks();
  const adding = useRowDialog<CalendarUser>();
  return (
    <>
      <div className="person">
        <h4>{person.name}</h4>
        <p className="person__detail">{person.detail}</p>
        <Link className="text-link" to="/calendar" search={{ user: nameOf(person) }}>
          View calendar
        </Link>
        <Button small onClick={() => adding.open(person)}>
          Create Event
        </Button>
      </div>
      <AsyncList query={events} itemsName="events" skeleton={<EventsSkeleton />} empty="No events yet">
        {(all) => <LastEvents events={all} person={person} />}
      </AsyncList>
      {clocks && (
        <CreateDialog
          key={adding.times}
          isOpen={adding.isOpen}
          person={person}
          clocks={clocks}
          onEnded={adding.close}
        />
      )}
    </>
  );
}

function LastEvents({ events, person }: { events: CalendarEvent[]; person: CalendarUser }) {
  const { last, more } = lastOf(events);
  return (
    <>
      <ol className="person-events" aria-label="Recent events, latest first">
        {last.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {more > 0 && (
        <Link className="person-events__more" to="/calendar" search={{ user: nameOf(person) }}>
          +{more} more
        </Link>
      )}
    </>
  );
}

const Entry = ({ event: { title, startDate, isAllDay, category, color } }: { event: CalendarEvent }) => (
  <li style={{ borderColor: color }}>
    <b>{title}</b>
    <span>{isAllDay ? formatDay(startDate.slice(0, 10)) : <LocalTime at={startDate} />}</span>
    <span>{eventCategoryLabels[category]}</span>
  </li>
);

const EventsSkeleton = () => (
  <>
    {["first", "second", "third"].map((row) => (
      <Skeleton key={row} style={{ height: "44px", margin: "8px 0" }} />
    ))}
  </>
);

const shown = 5;

/** Returns the last five events, latest first, and how many more there are. Expects events sorted by start. */
export const lastOf = (events: CalendarEvent[]) => ({
  last: events.slice(-shown).toReversed(),
  more: Math.max(0, events.length - shown),
});
