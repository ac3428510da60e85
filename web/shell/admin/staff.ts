import type { StaffCheck } from "#contract/staff/schemas.ts";

/** The person signed in to the admin area. */
export type Staff = Extract<StaffCheck, { isAdmin: true }>;
