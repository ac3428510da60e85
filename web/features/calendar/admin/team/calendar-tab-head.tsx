import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";

type CalendarTabHeadProps = {
  /** The button to add an event, for those who may. */
  children: ReactNode;
};

export const CalendarTabHead = ({ children }: CalendarTabHeadProps) => (
  <DashboardTabHead name="Calendar" action={children}>
    <Link className="text-link" to="/calendar" search={{ view: "admin" }}>
      Open Calendar
    </Link>
  </DashboardTabHead>
);
