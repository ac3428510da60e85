import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { StaffRole } from "#contract/staff/roles.ts";
import { Permissions } from "#web/features/calendar/admin/permissions.tsx";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";

type CalendarTabHeadProps = {
  role: StaffRole;
  /** The button to add an event, for those who may. */
  children: ReactNode;
};

export const CalendarTabHead = ({ role, children }: CalendarTabHeadProps) => (
  <>
    <DashboardTabHead name="Calendar" action={children}>
      <Link className="text-link" to="/calendar" search={{ view: "admin" }}>
        Open Calendar
      </Link>
    </DashboardTabHead>
    <Permissions role={role} />
  </>
);
