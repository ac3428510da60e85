import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";
import { eventCategoryLabels } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { eventsWithin } from "#web/features/calendar/calendar.queries.ts";
import { addDays } from "#web/features/calendar/time/days.ts";
import { useClocks } from "#web/features/calendar/time/use-clocks.ts";
import { type Clocks, placeOf, spanOf } from "#web/features/calendar/time/wording.ts";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { isOwnZoneKnown, unknownZoneNote } from "#web/ui/format/own-zone.ts";
import { AsyncList } from "#web/ui/lists/async-list.tsx";
import { isAhead } from "./beginning.ts";
import "#web/ui/styles/page-part.css";
import "./next-up-for-member.css";

const most = 3;
const daysAhead = 400;

/** The member's next events, in their time zone. Only their browser knows what is next. */
export function NextUpForMember() {
  const clocks = useClocks();
  return (
    <section className="next-event page-part wrap" aria-labelledby="mynext-heading">
      <h2 id="mynext-heading">Next events</h2>
      <div>
        {clocks && !isOwnZoneKnown() && <p className="muted">{unknownZoneNote(clocks.teamZone)}</p>}
        {clocks ? (
          <Events clocks={clocks} />
        ) : (
          <Loading contentName="your events">
            <EventsSkeleton />
          </Loading>
        )}
        <Link className="text-link" to="/calendar">
          Open the calendar
        </Link>
      </div>
    </section>
  );
}

function Events({ clocks }: { clocks: Clocks }) {
  const { today, zone } = clocks;
  const events = useQuery({
    ...eventsWithin("own", [today, addDays(today, daysAhead)], zone),
    select: (found) => found.filter((event) => isAhead(event, { at: Date.now(), day: today })).slice(0, most),
  });
  return (
    <AsyncList query={events} itemsName="events" skeleton={<EventsSkeleton />} empty="Nothing is planned yet">
      {(next) => (
        <ol>
          {next.map((event) => (
            <Entry key={event.id} event={event} clocks={clocks} />
          ))}
        </ol>
      )}
    </AsyncList>
  );
}

function Entry({ event, clocks }: { event: CalendarEvent; clocks: Clocks }) {
  const { title, category, location, color } = event;
  const { own, team } = spanOf(event, clocks).starts;
  return (
    <li style={{ "--c": color } as CSSProperties /* React's types have no custom properties */}>
      <h3>{title}</h3>
      <p>
        {own}
        {team && <span className="muted"> {team}</span>}
      </p>
      <p className="muted">{eventCategoryLabels[category]}</p>
      {location && <p className="muted">{placeOf(location)}</p>}
    </li>
  );
}

const EventsSkeleton = () => (
  <>
    {["first", "second", "third"].map((row) => (
      <Skeleton key={row} style={{ height: "88px", marginBottom: "12px" }} />
    ))}
  </>
);
