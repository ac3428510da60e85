import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Application, ApplicationCounts } from "#contract/applications/admin/schemas.ts";
import type { ApplicationType } from "#contract/applications/application-types.ts";
import type { ApplicationStatus, applicationSorts } from "#contract/applications/constants.ts";
import { mostCounted } from "#contract/badges/constants.ts";
import type { Badge } from "#contract/badges/schemas.ts";
import { isShort } from "#contract/search/short-search.ts";
import type { Database } from "#server/database/database.ts";
import { countSome } from "#server/database/queries/count-some.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { type ListQuery, readList, type Search } from "#server/database/queries/list.ts";
import { contains } from "#server/database/queries/search.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { applications, discordOn, emailOn, nameOn } from "./applications.table.ts";
import { asApplication, selectApplications } from "./stored-application.service.ts";

type Query = ListQuery<(typeof applicationSorts)[number]> & {
  status?: ApplicationStatus | undefined;
  type?: ApplicationType | undefined;
};

const sorts = {
  createdAt: { by: [sql`${applications.createdAt}`, sql`${applications.id}`], usually: "desc" },
  name: { by: [folded(nameOn(applications.form)), sql`${applications.id}`], usually: "asc" },
} as const;

/** Lists newest first by default. The search looks at who sent them. */
export const listApplications = (
  db: Database,
  { search, status, type, ...query }: Query,
): Promise<Listed<Application>> =>
  readList(db, query, {
    sorts,
    usual: "createdAt",
    where: and(status && eq(applications.status, status), type && eq(applications.type, type)),
    search: search ? searchFor(db, search) : undefined,
    rows: (where, key) => selectApplications(db, key).where(where),
    show: asApplication,
  });

/** Searches the name, email and Discord name on the form, and the member's email. */
function searchFor(db: Database, text: string): Search {
  const { id, form, memberId } = applications;
  const typed = [nameOn(form), emailOn(form), discordOn(form)];
  const ofMembers = db
    .select({ id: members.id })
    .from(members)
    .where(contains([members.email], text));
  return {
    id,
    ids: (where) => db.select({ id }).from(applications).where(where),
    ways: [contains(typed, text), inArray(memberId, ofMembers)],
    short: isShort(text) ? { shown: contains([...typed, members.email], text) } : undefined,
  };
}

export async function countApplications(db: Database): Promise<ApplicationCounts> {
  const numberOf = (status: ApplicationStatus) =>
    sql<number>`(count(*) filter (where ${applications.status} = ${status}))::int`;
  const [counts] = await db
    .select({ pending: numberOf("pending"), approved: numberOf("approved"), rejected: numberOf("rejected") })
    .from(applications);
  return counts ?? { pending: 0, approved: 0, rejected: 0 };
}

/** Returns how many await review, and when the newest of all arrived. */
export async function getPendingApplications(db: Database): Promise<Badge> {
  const isPending = eq(applications.status, "pending");
  const pending = await countSome(db, applications, { where: isPending, atMost: mostCounted });
  const [newest] = await db
    .select({ at: applications.createdAt })
    .from(applications)
    .orderBy(desc(applications.createdAt))
    .limit(1);
  return { ...pending, newestAt: newest?.at.toISOString() ?? null };
}
