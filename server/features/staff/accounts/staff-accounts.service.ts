import { randomUUIDv7 } from "node:crypto";
import { and, eq, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { type accountSorts, staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import {
  CreateStaffAccountRequest,
  type OwnPasswordRequest,
  type UpdateStaffAccountRequest,
} from "#contract/staff/accounts/forms.ts";
import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import type { Team } from "#contract/team.ts";
import { checkChanged } from "#server/check-changed.ts";
import type { Database } from "#server/database/database.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { type ListQuery, readList } from "#server/database/queries/list.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { isUniqueViolation } from "#server/database/sql-errors.ts";
import { conflict, invalidInput, notFound, notSignedIn } from "#server/errors.ts";
import {
  changeAccounts,
  changeOwnAccount,
  makeChange,
  type Traces,
} from "#server/features/audit-log/audit-log.service.ts";
import { endLinksOf } from "#server/features/staff/links/access-links.service.ts";
import {
  madeBy,
  mailAccountChange,
  mailAccountChanges,
  removeEmailOf,
} from "#server/features/staff/own-account/account-notices.service.ts";
import { requireOwnPassword } from "#server/features/staff/own-account/own-password-proof.service.ts";
import {
  type ChangeText,
  changeText,
  newRole,
  newUsername,
} from "#server/features/staff/own-account/staff-mails.format.ts";
import { hasFactor } from "#server/features/staff/second-factor.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { endStaffSessions, type SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { hashPassword } from "#server/platform/secrets/password.ts";
import { requireFreeUsername, settleLookalikes } from "./lookalike-names.service.ts";

const columns = {
  id: staffAccounts.id,
  username: staffAccounts.username,
  role: staffAccounts.role,
  hasSecondFactor: hasFactor,
  lastLogin: staffAccounts.lastLoginAt,
  createdAt: staffAccounts.createdAt,
};
type Row = {
  id: string;
  username: string;
  role: StaffAccount["role"];
  hasSecondFactor: boolean;
  lastLogin: Date | null;
  createdAt: Date;
};

const asAccount = ({ lastLogin, createdAt, ...row }: Row): StaffAccount => ({
  ...row,
  lastLogin: lastLogin?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

const sorts = {
  createdAt: { by: [sql`${columns.createdAt}`, sql`${columns.id}`], usually: "asc" },
  username: { by: [folded(columns.username), sql`${columns.id}`], usually: "asc" },
  lastLogin: {
    by: [sql`coalesce(${columns.lastLogin}, '-infinity'::timestamptz)`, sql`${columns.id}`],
    usually: "desc",
  },
} as const;

/** Lists oldest first by default. */
export const listStaffAccounts = (
  db: Database,
  query: ListQuery<(typeof accountSorts)[number]>,
): Promise<Listed<StaffAccount>> =>
  readList(db, query, {
    sorts,
    usual: "createdAt",
    where: undefined,
    search: searchOf(query.search, {
      id: columns.id,
      ids: (where) => db.select({ id: columns.id }).from(staffAccounts).where(where),
      columns: [columns.username],
    }),
    rows: (where, key) =>
      db
        .select({ ...columns, key })
        .from(staffAccounts)
        .where(where),
    show: asAccount,
  });

/** More than a team has. */
const mostNames = 1_000;

export async function listStaffNames(db: Database): Promise<string[]> {
  const rows = await db.select({ username: columns.username }).from(staffAccounts).limit(mostNames);
  return rows.map(({ username }) => username);
}

type New = { account: z.output<typeof CreateStaffAccountRequest>; by: SignedInStaff };

/** Creates an admin account. Throws conflict if the username is taken. */
export async function createStaffAccount(db: Database, { account, by }: New): Promise<StaffAccount> {
  const { username, role, password } = account;
  const passwordHash = await hashPassword(password);
  return makeChange(db, by, async (tx, { record }) => {
    await requireFreeUsername(tx, { username });
    const [made] = await tx
      .insert(staffAccounts)
      .values({ id: randomUUIDv7(), username, role, passwordHash })
      .onConflictDoNothing()
      .returning(columns);
    if (!made) throw conflict(staffAccountTexts.taken);
    record({ action: "staff-accounts.create", ...named(made), after: { username, role } });
    return asAccount(made);
  });
}

type Update = { id: string; change: z.output<typeof UpdateStaffAccountRequest>; by: SignedInStaff; team: Team };

/**
 * Changes an account. A new role applies immediately. A new role or password ends the account's sessions, and what its
 * temporary links opened. Your own password needs the current one, see `changeOwnStaffPassword`.
 */
export async function updateStaffAccount(db: Database, { id, change, by, team }: Update): Promise<StaffAccount> {
  const { role, password } = change;
  const isOwn = id === by.adminId;
  if (isOwn && password !== undefined)
    throw invalidInput(staffAccountTexts.ownPassword, { password: staffAccountTexts.ownPassword });
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const update = changeAccount(db, { id, by }, async (tx, before, { record, publish }) => {
    const isRenamed = change.username !== before.username.normalize("NFC"); // forms send a name composed
    const username = isRenamed ? change.username : before.username;
    if (isRenamed) checkChanged(CreateStaffAccountRequest, before, { username });
    if (isRenamed) await requireFreeUsername(tx, { username, id });
    const setting = {
      username,
      role,
      ...(isRenamed && { isLookalike: false }),
      ...(passwordHash !== undefined && { passwordHash }),
    };
    const hasNewRole = before.role !== role;
    if (hasNewRole && isOwn) throw conflict(staffAccountTexts.ownRole);
    if (hasNewRole) await removeRole(tx, before);
    const [changed] = await tx.update(staffAccounts).set(setting).where(eq(staffAccounts.id, id)).returning(columns);
    if (!changed) throw new Error("A locked account has disappeared");
    if (isRenamed) await settleLookalikes(tx);
    if (hasNewRole || password !== undefined) await endStaffSessions(tx, id);
    if (password !== undefined) await endLinksOf(tx, id);
    await mailUpdate(tx, before, { id, change: { ...change, username }, by, team });
    publish("names");
    record({
      action: "staff-accounts.update",
      ...named(before),
      ...difference(before, { ...change, username }),
    });
    return asAccount(changed);
  });
  return update.catch((error: unknown) => {
    throw isUniqueViolation(error, "staff_accounts_one_name") ? conflict(staffAccountTexts.taken) : error;
  });
}

/** Tells the account's owner about the change, even about their own: someone else may have made it in their browser. */
async function mailUpdate(tx: Database, before: Locked, { id, change, by, team }: Update) {
  const { username, role, password } = change;
  const changes: ChangeText[] = [];
  if (before.username !== username) changes.push(newUsername(before.username, username));
  if (before.role !== role) changes.push(newRole(before.role, role));
  if (password !== undefined) changes.push(changeText("password-by-others"));
  await mailAccountChanges(tx, { accountId: id, team, maker: id === by.adminId ? undefined : madeBy(by) }, changes);
  if (password !== undefined) await removeEmailOf(tx, id);
}

const difference = (before: Locked, { username, role, password }: Update["change"]) => ({
  before: { username: before.username, role: before.role },
  after: { username, role, ...(password !== undefined && { signIn: "new password set" }) },
});

type Removal = { id: string; by: SignedInStaff; team: Team };

/** Deletes an account. Throws conflict for the caller's own, or the last admin. */
export async function removeStaffAccount(db: Database, { id, by, team }: Removal): Promise<void> {
  await changeAccount(db, { id, by }, async (tx, account, { record, publish }) => {
    if (id === by.adminId) throw conflict(staffAccountTexts.ownAccount);
    await removeRole(tx, account);
    await mailAccountChange(tx, { accountId: id, team, maker: madeBy(by) }, "removed");
    await tx.delete(staffAccounts).where(eq(staffAccounts.id, id));
    await settleLookalikes(tx);
    publish("names");
    const { username, role } = account;
    record({ action: "staff-accounts.remove", ...named(account), before: { username, role } });
  });
}

type Locked = { id: string; username: string; role: StaffAccount["role"]; isLastAdmin: boolean };

type Work<T> = (tx: Database, account: Locked, traces: Traces) => Promise<T>;

/** Changes an account. All admins are locked first, so that if two take each other's rights at once, the second has none left. */
const changeAccount = <T>(db: Database, { id, by }: { id: string; by: SignedInStaff }, work: Work<T>): Promise<T> =>
  changeAccounts(db, by, {
    lock: (tx) => lockWithAdmins(tx, id),
    work: (tx, traces, admins) => work(tx, accountIn(admins, id), traces),
  });

async function lockWithAdmins(tx: Database, id: string) {
  return tx
    .select({ id: staffAccounts.id, username: staffAccounts.username, role: staffAccounts.role })
    .from(staffAccounts)
    .where(or(eq(staffAccounts.id, id), eq(staffAccounts.role, "admin")))
    .orderBy(staffAccounts.id)
    .for("update");
}

function accountIn(locked: Awaited<ReturnType<typeof lockWithAdmins>>, id: string): Locked {
  const account = locked.find((row) => row.id === id);
  if (!account) throw notFound(staffAccountTexts.noAccount);
  const isOtherAdmin = (row: typeof account) => row.role === "admin" && row.id !== id;
  return { ...account, isLastAdmin: account.role === "admin" && !locked.some(isOtherAdmin) };
}

/** Ends what an admin's links open, together with their rights. Throws conflict for the last admin. */
async function removeRole(tx: Database, { id, role, isLastAdmin }: Locked) {
  if (isLastAdmin) throw conflict(staffAccountTexts.lastAdmin);
  if (role === "admin") await endLinksOf(tx, id);
}

/** An account, with the hash of its new password. */
type WithHash = { account: StaffAccount; passwordHash: string };
type OwnChange = { by: SignedInStaff; request: z.output<typeof OwnPasswordRequest>; team: Team };

/**
 * Sets the caller's password with the current one, signs the account out everywhere else, and ends what its temporary links
 * opened: someone else who knew the password may have made them.
 */
export async function changeOwnStaffPassword(db: Database, { by, request, team }: OwnChange): Promise<WithHash> {
  const { id, passwordHash: current } = await requireOwnPassword(db, { by, password: request.currentPassword });
  const passwordHash = await hashPassword(request.newPassword);
  return changeOwnAccount(db, by, async (tx, _account, { record }) => {
    const [changed] = await tx
      .update(staffAccounts)
      .set({ passwordHash })
      .where(and(eq(staffAccounts.id, id), eq(staffAccounts.passwordHash, current)))
      .returning(columns);
    if (!changed) throw notSignedIn(); // changed or deleted since the request began
    await endStaffSessions(tx, id, { except: by.sessionId });
    await endLinksOf(tx, id);
    await mailAccountChange(tx, { accountId: id, team }, "password");
    record({ action: "staff-accounts.own-password", ...named(changed) });
    return { account: asAccount(changed), passwordHash };
  });
}

const named = ({ id, username }: { id: string; username: string }) => ({
  target: `admin account ${username}`,
  targetId: id,
});
