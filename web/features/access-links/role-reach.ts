import type { StaffRole } from "#contract/staff/roles.ts";

/** What a temporary session of each role is for: all that its accounts are, but for what makes access that lasts. */
export const roleReach: Record<StaffRole, string> = {
  management: "Applications, and a read-only calendar",
  chief: "Players, results, news, messages, applications and the calendar",
  admin: "The whole site, except accounts, links and passwords",
};
