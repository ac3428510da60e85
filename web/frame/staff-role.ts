import type { StaffCheck } from "#contract/staff.ts";

/** Whoever is signed in to the admin area. */
export type Staff = Extract<StaffCheck, { isAdmin: true }>;
