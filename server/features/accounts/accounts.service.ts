import { eq, sql } from "drizzle-orm";
import { accountTexts } from "#contract/accounts/constants.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { conflict } from "#server/errors.ts";
import { openPointsAccount } from "#server/features/points/ledger.service.ts";
import { members } from "./accounts.table.ts";

/** What of a member is ever told, to nobody but themselves. */
export const memberColumns = {
  id: members.id,
  name: members.name,
  email: members.email,
  discord: members.discord,
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

/** The condition that finds a member by e-mail address, whatever its case. */
export const hasEmail = (email: string) => sql`lower(${members.email}) = lower(${email})`;

export async function findByEmail(db: Database, email: string) {
  const [found] = await db
    .select({ ...memberColumns, passwordHash: members.passwordHash })
    .from(members)
    .where(hasEmail(email));
  return found;
}

/** Whether the account is still there; then it stays until the surrounding transaction ends. */
export async function holdMember(tx: Database, id: string): Promise<boolean> {
  const held = await tx.select({ id: members.id }).from(members).where(eq(members.id, id)).for("key share");
  return held.length > 0;
}

type NewMember = Pick<typeof members.$inferInsert, "id" | "name" | "email" | "discord" | "passwordHash">;

/** The address decides, by the table's own rule: of two at once, one is told that it is taken. */
export async function createMember(db: Database, member: NewMember): Promise<Member> {
  const [row] = await db.insert(members).values(member).onConflictDoNothing().returning(memberColumns);
  if (!row) throw conflict(accountTexts.emailTaken);
  await openPointsAccount(db, row.id);
  return memberOf(row);
}
