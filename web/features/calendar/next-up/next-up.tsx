import type { PublicEvent } from "#contract/calendar/schemas.ts";
import { placeOf } from "#web/features/calendar/time/wording.ts";
import { team } from "#web/team.ts";
import { cityOf } from "#web/ui/format/clock.ts";
import { beginningOf } from "./beginning.ts";
import "./next-up.css";

/** The team's next events, in its own time zone. Renders nothing if there are none. */
export function NextUp({ events }: { events: PublicEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section className="next-up" aria-labelledby="next-up">
      <div className="next-up__note">
        <p className="next-up__name" id="next-up">
          Next up
        </p>
        <p>
          All times are {cityOf(team.timeZone)} time. <a href="/calendar">Team calendar</a>
        </p>
      </div>
      <ol>
        {events.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ event }: { event: PublicEvent }) {
  const { title, location, startDate, isAllDay } = event;
  const { day, time } = beginningOf(event, team.timeZone);
  return (
    <li>
      <b>{title}</b>
      <time dateTime={isAllDay ? startDate.slice(0, 10) : startDate}>{`${day}, ${time}`}</time>
      {location && <span>{placeOf(location)}</span>}
    </li>
  );
}
