import { type StaffRole, staffRoleLabels } from "#contract/staff/roles.ts";
import "./role-badge.css";

/** A role, in a word and in how high it stands. */
export const RoleBadge = ({ of: role }: { of: StaffRole }) => (
  <span className={`role role--${role}`}>{staffRoleLabels[role]}</span>
);
