import { Link } from "@tanstack/react-router";
import { publicCalendarPath } from "#contract/calendar/constants.ts";
import { isAllowed, type StaffRole } from "#contract/staff/roles.ts";
import { MonthSkeleton } from "#web/features/calendar/month/month-grid.tsx";
import { useClocks } from "#web/features/calendar/time/use-clocks.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { CalendarTabHead, Features } from "./calendar-tab-head.tsx";
import type { Search } from "./people.queries.ts";
import { PeoplesCalendars } from "./peoples-calendars.tsx";
import { type ShownMonth, TeamCalendar } from "./team-calendar.tsx";
import "./calendar-tab.css";

type CalendarTabProps = {
  role: StaffRole;
  search: Search;
  onSearch: (search: Search) => void;
} & ShownMonth;

/** The team's events, what staff may do with the calendar and, for admins, other people's calendars. */
export const CalendarTab = ({ role, search, onSearch, ...shown }: CalendarTabProps) => (
  <>
    <Team role={role} {...shown} />
    <div className="calendar-tab">
      {isAllowed(role, "userCalendars", "read") && <PeoplesCalendars search={search} onSearch={onSearch} />}
      <Features />
      <QuickActions />
    </div>
  </>
);

/**
 * The team's calendar. Only the reader's browser knows which month it is, so until hydration adding an event links to the
 * calendar page.
 */
function Team({ role, ...shown }: { role: StaffRole } & ShownMonth) {
  const clocks = useClocks();
  if (clocks) return <TeamCalendar role={role} clocks={clocks} {...shown} />;
  return (
    <>
      <CalendarTabHead role={role}>
        {isAllowed(role, "calendar", "write") && (
          <Link className={buttonClass({ small: true })} to="/calendar" search={{ action: "create" }}>
            Add Event
          </Link>
        )}
      </CalendarTabHead>
      <div className="team-calendar">
        <MonthSkeleton />
      </div>
    </>
  );
}

/** Links to the most common tasks. */
const QuickActions = () => (
  <section className="calendar-card" aria-labelledby="quick-heading">
    <h3 id="quick-heading">Quick actions</h3>
    <ul>
      <li>
        <Link to="/calendar" search={{ view: "admin" }}>
          Everyone’s events
        </Link>
      </li>
      <li>
        <a href={publicCalendarPath}>Download the public calendar</a>
      </li>
    </ul>
  </section>
);
