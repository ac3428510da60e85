import { publicCalendarPath } from "#contract/calendar/constants.ts";
import { Loading } from "#web/ui/feedback/skeleton.tsx";
import { WeekdayNames } from "./month-grid.tsx";
import "#web/features/calendar/view/calendar.css";

const rows = [1, 2, 3, 4, 5, 6];
const cells = [1, 2, 3, 4, 5, 6, 7];

/** The frame of a month, until the browser knows which one. */
export const MonthSkeleton = () => (
  <div className="calendar">
    <noscript>
      <p className="lead">
        The calendar needs JavaScript. The team’s public events are also in{" "}
        <a href={publicCalendarPath}>a feed for calendar apps</a>.
      </p>
    </noscript>
    <Loading contentName="the calendar" className="calendar__skeleton">
      <table className="month" aria-hidden="true">
        <WeekdayNames />
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {cells.map((cell) => (
                <td key={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Loading>
  </div>
);
