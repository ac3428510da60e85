import type { StaffRole } from "#contract/staff/roles.ts";

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

/** The signed-in role, what it may do here, and what the calendar offers. */
export const Permissions = ({ role, roleName }: { role: StaffRole; roleName: string }) => (
  <section className="permissions" aria-labelledby="permissions-heading">
    <h3 id="permissions-heading">Permissions</h3>
    <dl>
      <div>
        <dt>Role</dt>
        <dd>{roleName}</dd>
      </div>
      <div>
        <dt>Permission level</dt>
        <dd>{levels[role]}</dd>
      </div>
    </dl>
    <h4>Features</h4>
    <ul className="permissions__features">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  </section>
);
