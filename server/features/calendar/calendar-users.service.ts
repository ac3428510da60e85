import { and, asc, eq } from "drizzle-orm";
import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import type { Database } from "#server/database/database.ts";
import { containsAmong } from "#server/database/queries/search.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { isCalled, members } from "#server/features/accounts/accounts.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";

const most = 50;

type Asked = { search?: string | undefined; id?: string | undefined };

/**
 * Lists admin accounts, then members, each by name: the first fifty whose name, address or Discord name contains the search, or
 * the one person asked for.
 */
export async function listCalendarUsers(db: Database, asked: Asked): Promise<CalendarUser[]> {
  const [accounts, people] = await Promise.all([staffFor(db, asked), membersFor(db, asked)]);
  return [
    ...accounts.map(({ role, ...account }) => ({ type: "admin" as const, ...account, detail: staffRoleLabels[role] })),
    ...people.map((member) => ({ type: "applicant" as const, ...member })),
  ];
}

function staffFor(db: Database, { search, id: one }: Asked) {
  const { id, username, role } = staffAccounts;
  const order = folded(username);
  const first = db.select({ id }).from(staffAccounts).orderBy(order).limit(mostLookedThrough);
  return db
    .select({ id, name: username, role })
    .from(staffAccounts)
    .where(and(one ? eq(id, one) : undefined, containsAmong([username], search, { id, first })))
    .orderBy(order)
    .limit(most);
}

function membersFor(db: Database, { search, id: one }: Asked) {
  const { id, name, email, discord } = members;
  const order = [folded(name), asc(id)];
  const first = db
    .select({ id })
    .from(members)
    .orderBy(...order)
    .limit(mostLookedThrough);
  const exact = search ? db.select({ id }).from(members).where(isCalled(search)) : undefined;
  return db
    .select({ id, name, detail: email })
    .from(members)
    .where(and(one ? eq(id, one) : undefined, containsAmong([name, email, discord], search, { id, first, exact })))
    .orderBy(...order)
    .limit(most);
}

/** Whether this person exists. */
export async function isCalendarUser(db: Database, { type, id }: Pick<CalendarUser, "type" | "id">): Promise<boolean> {
  return (await listCalendarUsers(db, { id })).some((person) => person.type === type);
}
