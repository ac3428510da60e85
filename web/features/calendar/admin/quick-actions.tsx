import { Link } from "@tanstack/react-router";
import { publicCalendarPath } from "#contract/calendar/constants.ts";

/** Links to the most common tasks. */
export const QuickActions = () => (
  <section className="calendar-card" aria-labelledby="quick-heading">
    <h3 id="quick-heading">Quick actions</h3>
    <ul>
      <li>
        <Link to="/calendar" search={{ view: "admin" }}>
          Everyone’s events
        </Link>
      </li>
      <li>
        <a href={publicCalendarPath}>The public calendar, as a calendar file</a>
      </li>
    </ul>
  </section>
);
