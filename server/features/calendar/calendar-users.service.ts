import { and, asc, eq, ilike, or } from "drizzle-orm";
import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import type { Database } from "#server/database/database.ts";
import { partOf } from "#server/database/queries/search.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";

const most = 50;

type Asked = { search?: string | undefined; id?: string | undefined };

/** Admin accounts, then members, each by name: the first fifty whose name or address has the searched part, or the one asked for. */
export async function listCalendarUsers(db: Database, { search, id }: Asked): Promise<CalendarUser[]> {
  const part = partOf(search);
  const [accounts, people] = await Promise.all([
    db
      .select({ id: staffAccounts.id, name: staffAccounts.username, role: staffAccounts.role })
      .from(staffAccounts)
      .where(and(id ? eq(staffAccounts.id, id) : undefined, part ? ilike(staffAccounts.username, part) : undefined))
      .orderBy(asc(staffAccounts.username))
      .limit(most),
    db
      .select({ id: members.id, name: members.name, detail: members.email })
      .from(members)
      .where(
        and(
          id ? eq(members.id, id) : undefined,
          part ? or(ilike(members.name, part), ilike(members.email, part)) : undefined,
        ),
      )
      .orderBy(asc(members.name), asc(members.id))
      .limit(most),
  ]);
  return [
    ...accounts.map(({ role, ...account }) => ({ type: "admin" as const, ...account, detail: staffRoleLabels[role] })),
    ...people.map((member) => ({ type: "applicant" as const, ...member })),
  ];
}

/** Whether there is somebody whose calendar this is. */
export async function isCalendarUser(db: Database, { type, id }: Pick<CalendarUser, "type" | "id">): Promise<boolean> {
  return (await listCalendarUsers(db, { id })).some((person) => person.type === type);
}
