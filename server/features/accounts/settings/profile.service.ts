import { eq } from "drizzle-orm";
import { accountTexts } from "#contract/accounts/constants.ts";
import { RegisterRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { checkChanged } from "#server/check-changed.ts";
import type { Database } from "#server/database/database.ts";
import { conflict, notSignedIn } from "#server/errors.ts";
import { memberColumns, memberOf, refuseTeamName } from "#server/features/accounts/accounts.service.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import type { ActingMember } from "#server/features/accounts/member-sessions.service.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { removeRecipient } from "#server/features/points/redemptions.service.ts";

type Change = {
  member: ActingMember;
  team: Team;
  name?: string;
  discord?: string;
  isOnLeaderboard?: boolean | undefined;
};

/** Throws notSignedIn if the account was deleted, or the member signed out, since the request began. */
export async function updateProfile(db: Database, { member, team, ...change }: Change): Promise<Member> {
  return makeChange(db, { member }, async (tx, { publish }) => {
    const itself = eq(members.id, member.id);
    const [before] = await tx.select({ name: members.name, discord: members.discord }).from(members).where(itself);
    if (!before) throw notSignedIn();
    const { isOnLeaderboard: _chosen, ...checked } = change;
    checkChanged(RegisterRequest, before, checked);
    if (change.name !== undefined && change.name !== before.name) refuseTeamName(change.name, team);
    const [row] = await tx.update(members).set(change).where(itself).returning(memberColumns);
    if (!row) throw notSignedIn();
    if (change.name !== undefined) publish("names");
    return memberOf(row);
  });
}

/**
 * Removes the name that a member gave while the team was on Discord, from the account and from what they redeemed. Applications keep
 * what was answered. Throws conflict while the team is on Discord, and notSignedIn as above.
 */
export async function removeDiscordName(
  db: Database,
  { member, team }: { member: ActingMember; team: Team },
): Promise<void> {
  await makeChange(db, { member }, async (tx, { publish }) => {
    if (hasDiscord(team)) throw conflict(accountTexts.discordNeeded);
    const itself = eq(members.id, member.id);
    const found = await tx.update(members).set({ discord: null }).where(itself).returning({ id: members.id });
    if (found.length === 0) throw notSignedIn();
    await removeRecipient(tx, member.id);
    publish("kept");
  });
}
