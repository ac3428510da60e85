import type { StaffRole } from "#contract/staff/roles.ts";

/** What a temporary session can use in each role: everything an account can, except permanent access. */
export const roleReach: Record<StaffRole, string> = {
  management: "Applications, and a read-only calendar",
  chief: "Players, results, news, messages, applications and the calendar",
  admin: "The whole site, except accounts, links and passwords",
};
