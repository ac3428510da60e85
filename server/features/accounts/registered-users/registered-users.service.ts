import { and, eq, exists, ilike, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Page } from "#contract/paging.ts";
import { passwordMask, staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import type { SetPasswordRequest } from "#contract/staff/accounts/forms.ts";
import type { PasswordEntry, RegisteredUser } from "#contract/staff/accounts/schemas.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { partOf } from "#server/database/queries/search.ts";
import { notFound } from "#server/errors.ts";
import { holdMember, memberColumns, memberOf } from "#server/features/accounts/accounts.service.ts";
import { memberIdentities, members } from "#server/features/accounts/accounts.table.ts";
import { endMemberSessions } from "#server/features/accounts/member-sessions.service.ts";
import { deleteMemberAndTell } from "#server/features/accounts/personal-data/deletion.service.ts";
import { setPassword } from "#server/features/accounts/settings/passwords.service.ts";
import { recordChange } from "#server/features/audit-log/audit-log.service.ts";
import { holdStaff, type SignedInStaff, turnOfStaff } from "#server/features/staff/staff-sessions.service.ts";
import { hashPassword } from "#server/platform/secrets/password.ts";

type Search = Page & { search?: string | undefined };

/** Newest first; the search finds a part of a name, an address or a Discord name. */
export async function listRegisteredUsers(db: Database, search: Search): Promise<Listed<RegisteredUser>> {
  const { where, orderBy, limit, listed } = found(search);
  const rows = await db
    .select(memberColumns)
    .from(members)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return listed(rows, keyOf, (row) => {
    const { hasPassword: _hasPassword, ...user } = memberOf(row);
    return user;
  });
}

/** How members sign in, newest first. What of a password could be read nowhere leaves the database. */
export async function listPasswordEntries(db: Database, search: Search): Promise<Listed<PasswordEntry>> {
  const { where, orderBy, limit, listed } = found(search);
  const rows = await entries(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return listed(rows, keyOf, asEntry);
}

const keyOf = ({ createdAt, id }: { createdAt: Date; id: string }) => [createdAt.toISOString(), id];

function found({ search, ...page }: Search) {
  const order = { by: [sql`${members.createdAt}`, sql`${members.id}`], direction: "desc" } as const;
  const { where, ...rest } = pageOf(page, order);
  const part = partOf(search);
  const isFound = part
    ? or(ilike(members.name, part), ilike(members.email, part), ilike(members.discord, part))
    : undefined;
  return { ...rest, where: and(where, isFound) };
}

const entries = (db: Database) => {
  const identity = db.select({ one: sql`1` }).from(memberIdentities).where(eq(memberIdentities.memberId, members.id));
  const { id, name, email, hasPassword, createdAt } = memberColumns;
  return db
    .select({ id, name, email, hasPassword, createdAt, hasIdentity: exists(identity) as SQL<boolean> }) // as exists() is
    .from(members)
    .$dynamic();
};

type Entry = Awaited<ReturnType<typeof entries>>[number];

function asEntry({ hasIdentity, createdAt: _createdAt, ...row }: Entry): PasswordEntry {
  const authMethod = hasIdentity ? (row.hasPassword ? "email+google" : "google") : "email";
  return { ...row, authMethod, password: row.hasPassword ? passwordMask : null };
}

const noSuchUser = () => notFound(staffAccountTexts.noUser);

/** Deletes a member's account as they would themselves. */
export async function removeRegisteredUser(db: Database, { id, by }: { id: string; by: SignedInStaff }): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdStaff(tx, by);
    if (!(await deleteMemberAndTell(tx, id))) throw noSuchUser();
    await recordChange(tx, { by, action: "users.remove", target: "account of a member", targetId: id });
  });
}

type NewPassword = { request: z.output<typeof SetPasswordRequest>; by: SignedInStaff };

/** Gives a member another password: they are signed out everywhere, and hear of it by mail. */
export async function setMemberPassword(db: Database, { request, by }: NewPassword): Promise<PasswordEntry> {
  const { userId: memberId, newPassword } = request;
  const itself = eq(members.id, memberId);
  const isThere = await db.select({ id: members.id }).from(members).where(itself);
  if (isThere.length === 0) throw noSuchUser();
  const passwordHash = await hashPassword(newPassword, turnOfStaff(by));
  return inTransaction(db, async (tx) => {
    await holdStaff(tx, by);
    if (!(await holdMember(tx, memberId))) throw noSuchUser();
    await setPassword(tx, { where: itself, passwordHash });
    await endMemberSessions(tx, memberId);
    await recordChange(tx, { by, action: "users.password", target: "password", memberId });
    const [entry] = await entries(tx).where(itself);
    if (!entry) throw noSuchUser();
    return asEntry(entry);
  });
}
