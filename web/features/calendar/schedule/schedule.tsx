import { useState } from "react";
import { eventCategoryLabels, schedulePaths } from "#contract/calendar/constants.ts";
import type { PublicEvent, Schedule } from "#contract/calendar/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { whenOf } from "#web/features/calendar/next-up/beginning.ts";
import { placeOf } from "#web/features/calendar/time/wording.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { countdownTo } from "./countdown.ts";
import "./schedule.css";

type ScheduleProps = { schedule: Schedule | undefined; error: unknown };

/** The team's matches and tournaments: what comes next, then what has been. */
export function TeamSchedule({ schedule, error }: ScheduleProps) {
  const [now] = useState(Date.now);
  const { timeZone } = useTeam();
  return (
    <section className="schedule paper" aria-labelledby="schedule-heading">
      <div className="wrap">
        <h1 id="schedule-heading">Schedule</h1>
        {!schedule && <ErrorState title="The schedule didn’t load" error={error} />}
        {schedule && (
          <>
            {schedule.next.length === 0 && (
              <EmptyState hint="Matches and tournaments are here as soon as the team has planned them.">
                Nothing is planned yet
              </EmptyState>
            )}
            {schedule.next.length > 0 && (
              <>
                <h2 className="visually-hidden">Next</h2>
                <ol className="schedule__events">
                  {schedule.next.map((event) => (
                    <Entry key={event.id} event={event} countdown={countdownTo(event, timeZone, now)} />
                  ))}
                </ol>
                <a className="text-link" href={schedulePaths.file}>
                  Add all to your calendar
                </a>
              </>
            )}
            {schedule.past.length > 0 && <Past events={schedule.past} />}
          </>
        )}
      </div>
    </section>
  );
}

const Past = ({ events }: { events: Schedule["past"] }) => (
  <section className="schedule__past" aria-labelledby="schedule-past">
    <h2 id="schedule-past">Past</h2>
    <ol className="schedule__events">
      {events.map((event) => (
        <Entry key={event.id} event={event} resultPath={event.resultPath} />
      ))}
    </ol>
    <a className="text-link" href="/results">
      All results
    </a>
  </section>
);

type EntryProps = { event: PublicEvent; countdown?: string; resultPath?: string | null };

/** An event. Its countdown says that it's still to come or under way. */
function Entry({ event, countdown, resultPath }: EntryProps) {
  const { timeZone, locale } = useTeam();
  const { id, title, description, category, location, startDate, isAllDay } = event;
  const moment = { dateTime: isAllDay ? startDate.slice(0, 10) : startDate };
  const ofMoment = isAllDay ? {} : { "data-locale": locale, "data-zone": timeZone };
  return (
    <li>
      <p className="schedule__when">
        {countdown && <b>{countdown}</b>}
        <time {...moment} {...ofMoment}>
          {whenOf(event, timeZone)}
        </time>
      </p>
      <div>
        <p className="schedule__about">
          <span>{eventCategoryLabels[category]}</span>
          {location && <span>{placeOf(location)}</span>}
        </p>
        <h3>{title}</h3>
        {description && <p className="schedule__text">{description}</p>}
        {resultPath && (
          <a className="schedule__add" href={resultPath}>
            Result<span className="visually-hidden"> of {title}</span>
          </a>
        )}
        {countdown && (
          <a className="schedule__add" href={schedulePaths.event(id)}>
            Add to your calendar<span className="visually-hidden">: {title}</span>
          </a>
        )}
      </div>
    </li>
  );
}
