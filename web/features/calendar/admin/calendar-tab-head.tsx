import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type StaffRole, staffRoleLabels } from "#contract/staff/roles.ts";
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

const levels: Record<StaffRole, string> = {
  admin: "Create, edit and delete events, in everyone’s calendars too",
  chief: "Create, edit and delete events",
  management: "View only",
};

const features = [
  "Month view, with today’s events alongside",
  "Times in your time zone, and in the team’s if it’s different",
  "All-day events, six categories, four priorities, any colour",
  "Staff events stay private until you make them public",
  "Public tournaments, scrims and content show on the home page",
  "Members can subscribe in their calendar apps",
];

/** The signed-in role, and what it may do here. */
const Permissions = ({ role }: { role: StaffRole }) => (
  <dl className="permissions">
    <div>
      <dt>Role</dt>
      <dd>{staffRoleLabels[role]}</dd>
    </div>
    <div>
      <dt>Permission level</dt>
      <dd>{levels[role]}</dd>
    </div>
  </dl>
);

/** What the calendar offers. */
export const Features = () => (
  <section className="calendar-features" aria-labelledby="features-heading">
    <h3 id="features-heading">Features</h3>
    <ul>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  </section>
);
