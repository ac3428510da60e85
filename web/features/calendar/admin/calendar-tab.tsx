import { Link } from "@tanstack/react-router";
import { isAllowed, type StaffRole } from "#contract/staff/roles.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { MainAction } from "#web/ui/actions/main-action.tsx";
import type { Search } from "./people.queries.ts";
import { PeoplesCalendars } from "./peoples-calendars.tsx";
import { Permissions } from "./permissions.tsx";
import { QuickActions } from "./quick-actions.tsx";
import "./calendar-tab.css";

type CalendarTabProps = {
  role: StaffRole;
  roleName: string;
  search: Search;
  onSearch: (search: Search) => void;
};

/** What staff may do with the calendar, the ways into it, and for an admin the calendars of others. */
export const CalendarTab = ({ role, roleName, search, onSearch }: CalendarTabProps) => (
  <>
    <div className="tab-head">
      <h2>Calendar</h2>
      <Link className="text-link" to="/calendar" search={{ view: "admin" }}>
        Open Calendar
      </Link>
      {isAllowed(role, "calendar", "write") && (
        <MainAction>
          <Link className={buttonClass({ small: true })} to="/calendar" search={{ action: "create" }}>
            Add Event
          </Link>
        </MainAction>
      )}
    </div>
    <div className="calendar-tab">
      <Permissions role={role} roleName={roleName} />
      <QuickActions role={role} />
      {isAllowed(role, "userCalendars", "read") && <PeoplesCalendars search={search} onSearch={onSearch} />}
    </div>
  </>
);
