import { schedulePaths } from "#contract/calendar/constants.ts";
import type { PublicEvent } from "#contract/calendar/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { placeOf } from "#web/features/calendar/time/wording.ts";
import { cityOf } from "#web/ui/format/clock.ts";
import { beginningOf } from "./beginning.ts";
import "./next-up.css";

/** The team's next events, in its own time zone. Renders nothing if there are none. */
export function NextUp({ events }: { events: PublicEvent[] }) {
  const { timeZone } = useTeam();
  if (events.length === 0) return null;
  return (
    <section className="next-up" aria-labelledby="next-up">
      <div className="next-up__note">
        <p className="next-up__name" id="next-up">
          Next up
        </p>
        <p>
          All times are {cityOf(timeZone)} time. <a href={schedulePaths.page}>Schedule</a>
        </p>
      </div>
      <ol>
        {events.map((event) => (
          <Entry key={event.id} event={event} timeZone={timeZone} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ event, timeZone }: { event: PublicEvent; timeZone: string }) {
  const { title, location, startDate, isAllDay } = event;
  const { day, time } = beginningOf(event, timeZone);
  return (
    <li>
      <b>{title}</b>
      <time dateTime={isAllDay ? startDate.slice(0, 10) : startDate}>{`${day}, ${time}`}</time>
      {location && <span>{placeOf(location)}</span>}
    </li>
  );
}
