import { eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { passwordMask, staffAccountTexts, type userSorts } from "#contract/staff/accounts/constants.ts";
import type { SetPasswordRequest } from "#contract/staff/accounts/forms.ts";
import type { PasswordEntry, RegisteredUser } from "#contract/staff/accounts/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { type ListQuery, noKey, readList } from "#server/database/queries/list.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { notFound } from "#server/errors.ts";
import { lockMember, memberColumns, memberOf } from "#server/features/accounts/accounts.service.ts";
import { isCalled, memberIdentities, members } from "#server/features/accounts/accounts.table.ts";
import { endMemberSessions } from "#server/features/accounts/member-sessions.service.ts";
import { deleteMemberAndNotify } from "#server/features/accounts/personal-data/deletion.service.ts";
import { dropIdentities } from "#server/features/accounts/provider/provider-members.service.ts";
import { setPassword } from "#server/features/accounts/settings/passwords.service.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { hashPassword } from "#server/platform/secrets/password.ts";

type Query = ListQuery<(typeof userSorts)[number]>;

const { id: itself, name, email, discord, createdAt } = members;
const sorts = {
  createdAt: { by: [sql`${createdAt}`, sql`${itself}`], usually: "desc" },
  name: { by: [folded(name), sql`${itself}`], usually: "asc" },
  email: { by: [sql`lower(${email})`], usually: "asc" },
  discord: { by: [folded(sql`coalesce(${discord}, '')`), sql`${itself}`], usually: "asc" },
} as const;

/** Lists newest first by default. The search finds part of a name, an address or a Discord name. */
const listOf = (db: Database, { search: text }: Query) => {
  const ids = (where: SQL | undefined) => db.select({ id: itself }).from(members).where(where);
  const search = searchOf(text, { id: itself, ids, columns: [name, email, discord], exact: isCalled });
  return { sorts, usual: "createdAt", where: undefined, search } as const;
};

export const listRegisteredUsers = (db: Database, query: Query): Promise<Listed<RegisteredUser>> =>
  readList(db, query, {
    ...listOf(db, query),
    rows: (where, key) =>
      db
        .select({ ...memberColumns, key })
        .from(members)
        .where(where),
    show: (row) => {
      const { hasPassword: _hasPassword, ...user } = memberOf(row);
      return user;
    },
  });

/** Lists members with how they sign in. Never returns a hash. */
export const listPasswordEntries = (db: Database, query: Query): Promise<Listed<PasswordEntry>> =>
  readList(db, query, {
    ...listOf(db, query),
    rows: (where, key) => entries(db, key).where(where),
    show: asEntry,
  });

/** Asked for each member: with `exists`, the database may read every member's identities for a page of a few. */
const hasIdentity = sql<boolean>`coalesce((select true from ${memberIdentities} where ${memberIdentities.memberId} = ${itself} limit 1), false)`;

const entries = (db: Database, key = noKey) =>
  db
    .select({ ...memberColumns, key, hasIdentity })
    .from(members)
    .$dynamic();

type Entry = Omit<Awaited<ReturnType<typeof entries>>[number], "key">;

function asEntry({ hasIdentity, ...row }: Entry): PasswordEntry {
  const authMethod = hasIdentity ? (row.hasPassword ? "email+google" : "google") : "email";
  return { ...memberOf(row), authMethod, password: row.hasPassword ? passwordMask : null };
}

const noSuchUser = () => notFound(staffAccountTexts.noUser);

type Removal = { id: string; by: SignedInStaff; team: Team };

/** Deletes a member's account as they could themselves. Throws if there is no such user. */
export async function removeRegisteredUser(db: Database, { id, by, team }: Removal): Promise<void> {
  await makeChange(db, by, async (tx, { record }) => {
    if (!(await deleteMemberAndNotify(tx, { memberId: id, team }))) throw noSuchUser();
    record({ action: "users.remove", target: "account of a member", targetId: id });
  });
}

type NewPassword = { request: z.output<typeof SetPasswordRequest>; by: SignedInStaff; team: Team };

/** Gives a member a new password. It leaves no other way in, not even through the provider, and tells them by mail. */
export async function setMemberPassword(db: Database, { request, by, team }: NewPassword): Promise<PasswordEntry> {
  const { userId: memberId, newPassword } = request;
  const itself = eq(members.id, memberId);
  const isThere = await db.select({ id: members.id }).from(members).where(itself);
  if (isThere.length === 0) throw noSuchUser();
  const passwordHash = await hashPassword(newPassword);
  return makeChange(db, by, async (tx, { record }) => {
    if (!(await lockMember(tx, memberId))) throw noSuchUser();
    const wasLinked = await dropIdentities(tx, memberId);
    await setPassword(tx, { where: itself, passwordHash, team, wasLinked, isByStaff: true });
    await endMemberSessions(tx, memberId);
    record({ action: "users.password", target: "password", memberId });
    const [entry] = await entries(tx).where(itself);
    if (!entry) throw noSuchUser();
    return asEntry(entry);
  });
}
