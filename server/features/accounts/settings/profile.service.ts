import { eq } from "drizzle-orm";
import { RegisterRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { checkChanged } from "#server/check-changed.ts";
import { announce, type Database, inTransaction } from "#server/database/database.ts";
import { notSignedIn } from "#server/errors.ts";
import { memberColumns, memberOf } from "#server/features/accounts/accounts.service.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { type ActingMember, requireMemberSession } from "#server/features/accounts/member-sessions.service.ts";

type Change = { member: ActingMember; name?: string; discord?: string };

/** Throws notSignedIn if the account was deleted, or the member signed out, since the request began. */
export async function updateProfile(db: Database, { member, ...change }: Change): Promise<Member> {
  return inTransaction(db, async (tx) => {
    const [before] = await tx.select(memberColumns).from(members).where(eq(members.id, member.id)).for("update");
    if (!before) throw notSignedIn();
    checkChanged(RegisterRequest, before, change);
    const [row] = await tx.update(members).set(change).where(eq(members.id, member.id)).returning(memberColumns);
    if (!row) throw notSignedIn();
    await requireMemberSession(tx, member);
    if (change.name !== undefined) await announce(tx, "names");
    return memberOf(row);
  });
}
