import type { StaffRole } from "#contract/roles.ts";
import type { StaffCheck } from "#contract/staff.ts";

/** Whoever is signed in to the admin area. */
export type Staff = Extract<StaffCheck, { isAdmin: true }>;

export const staffRoleLabels: Record<StaffRole, string> = { admin: "Admin", chief: "Chief", management: "Management" };
