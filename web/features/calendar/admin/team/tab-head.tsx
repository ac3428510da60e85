import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { MainAction } from "#web/ui/actions/main-action.tsx";

type TabHeadProps = {
  /** How an event is added, for those who may. */
  children: ReactNode;
};

export const TabHead = ({ children }: TabHeadProps) => (
  <div className="tab-head">
    <h2>Calendar</h2>
    <Link className="text-link" to="/calendar" search={{ view: "admin" }}>
      Open Calendar
    </Link>
    {children && <MainAction>{children}</MainAction>}
  </div>
);
