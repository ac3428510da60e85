import type { Badges } from "#contract/badges/schemas.ts";
import { isAllowed, type StaffRole } from "#contract/staff/roles.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { getPendingApplications } from "#server/features/applications/application-lists.service.ts";
import { getUnreadMessages } from "#server/features/contact-messages/contact-messages.service.ts";
import { getPendingRedemptions } from "#server/features/points/redemptions.service.ts";

/** Returns what is waiting for this role. */
export async function getBadges(db: Database, role: StaffRole, { programme }: Team): Promise<Badges> {
  const [messages, applications, redemptions] = await Promise.all([
    isAllowed(role, "messages", "read") ? getUnreadMessages(db) : null,
    isAllowed(role, "applications", "read") ? getPendingApplications(db) : null,
    programme.isOn && isAllowed(role, "points", "read") ? getPendingRedemptions(db) : null,
  ]);
  return { messages, applications, redemptions };
}
