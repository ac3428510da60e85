import { and, eq, ne, sql } from "drizzle-orm";
import { accountTexts } from "#contract/accounts/constants.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { invalidInput } from "#server/errors.ts";
import { memberLinks, members } from "./accounts.table.ts";
import { isTeamName } from "./team-name.format.ts";

/** The columns that a member may see of their own account, and nobody else. */
export const memberColumns = {
  id: members.id,
  name: members.name,
  email: members.email,
  discord: members.discord,
  isOnLeaderboard: members.isOnLeaderboard,
  emailVerifiedAt: members.emailVerifiedAt,
  hasPassword: sql<boolean>`${members.passwordHash} is not null`,
  createdAt: members.createdAt,
};

type MemberRow = Pick<typeof members.$inferSelect, Exclude<keyof typeof memberColumns, "hasPassword">> & {
  hasPassword: boolean;
};

export const memberOf = ({ emailVerifiedAt, createdAt, ...row }: MemberRow): Member => ({
  ...row,
  isVerified: emailVerifiedAt !== null,
  createdAt: createdAt.toISOString(),
});

/** Returns the condition that finds a member by email address, in any case. */
export const hasEmail = (email: string) => sql`lower(${members.email}) = lower(${email})`;

export async function findByEmail(db: Database, email: string) {
  const [found] = await db
    .select({ ...memberColumns, passwordHash: members.passwordHash })
    .from(members)
    .where(hasEmail(email));
  return found;
}

/** Returns whether the account still exists. If so, it can't be deleted until the surrounding transaction ends. */
export async function lockMember(tx: Database, id: string): Promise<boolean> {
  const locked = await tx.select({ id: members.id }).from(members).where(eq(members.id, id)).for("key share");
  return locked.length > 0;
}

/**
 * Keeps others from changing the account until the surrounding transaction ends. What changes a member locks them first, then
 * their sessions and links. The lock isn't shared: otherwise many calls at once could keep a password change from ever getting it.
 */
export async function lockForChange(tx: Database, id: string) {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, id)).for("no key update");
}

/** Deletes a member's mailed links, except those that only prove an address. */
export async function dropLinks(db: Database, memberId: string) {
  await db.delete(memberLinks).where(and(eq(memberLinks.memberId, memberId), ne(memberLinks.purpose, "verify-email")));
}

/** Throws invalidInput for the team's own name. */
export function refuseTeamName(name: string, team: Team): void {
  if (isTeamName(name, team)) throw invalidInput(accountTexts.teamName, { name: accountTexts.teamName });
}

/** Throws invalidInput if the team has an address on Discord and a field that needs the member's name there is left out. */
export function requireDiscordName(team: Team, field: Record<string, string | undefined>, message: string): void {
  for (const [name, given] of Object.entries(field))
    if (!given && hasDiscord(team)) throw invalidInput(message, { [name]: message });
}
