import { and, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { AuditEntry, auditLogCalls } from "#contract/audit-log/schemas.ts";
import { foldForSearch } from "#contract/search/fold.ts";
import { isShort } from "#contract/search/short-search.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { readList, type Search } from "#server/database/queries/list.ts";
import { contains } from "#server/database/queries/search.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { addDays } from "#server/platform/time/team-days.ts";
import { auditLog } from "./audit-log.table.ts";

const acting = alias(members, "acting");
const subject = alias(members, "subject");

/** Names for actors that have none. */
const nameless = { console: "Console", visitor: "Someone not signed in" } as const;

const actorName = sql<string>`case ${auditLog.actorType}
  when 'console' then ${nameless.console}
  when 'visitor' then ${nameless.visitor}
  when 'member' then coalesce(${acting.name}, 'Deleted member')
  else ${auditLog.actor} end`;
const targetName = sql<string>`${auditLog.target} || coalesce(' of ' || ${subject.name}, '')`;

type Query = z.output<(typeof auditLogCalls)["list"]["query"]>;

/** The moment at which a day begins where the team is. */
const startOf = (day: string, timeZone: string) => sql`${day}::timestamp at time zone ${timeZone}`;
const sorts = { at: { by: [sql`${auditLog.position}`], usually: "desc" } } as const;

/** Lists newest first by default. The search finds part of an actor, an action, a target or a member's name. */
export const listAuditLog = (
  db: Database,
  { search, person, by, kind, from, to, timeZone, ...query }: Query & Pick<Team, "timeZone">,
): Promise<Listed<AuditEntry>> =>
  readList(db, query, {
    sorts,
    usual: "at",
    where: and(
      search && person && !isShort(person) && !isShort(search) ? or(...findings(db, person)) : undefined,
      by === undefined ? sql`${auditLog.actorType} <> 'member'` : undefined,
      by === "members" ? eq(auditLog.actorType, "member") : undefined,
      kind && sql`split_part(${auditLog.action}, '.', 1) = ${kind}`,
      from ? gte(auditLog.at, startOf(from, timeZone)) : undefined,
      to ? lt(auditLog.at, startOf(addDays(to, 1), timeZone)) : undefined,
    ),
    search: searchFor(db, { search, person }),
    rows: (where, key) =>
      db
        .select({ ...getTableColumns(auditLog), actor: actorName, target: targetName, key })
        .from(auditLog)
        .leftJoin(acting, eq(acting.id, auditLog.actorMemberId))
        .leftJoin(subject, eq(subject.id, auditLog.memberId))
        .where(where),
    show: asEntry,
  });

function searchFor(db: Database, { search, person }: Pick<Query, "search" | "person">): Search | undefined {
  const looked = search || person;
  if (!looked) return undefined;
  const { id, action } = auditLog;
  const isOneShort = [search, person].some((text) => text && isShort(text));
  return {
    id,
    ids: (where) => db.select({ id }).from(auditLog).where(where),
    ways: findings(db, looked, { isAnywhere: Boolean(search) }),
    short: isOneShort
      ? { shown: and(contains([actorName, action, targetName], search), contains([actorName], person)) }
      : undefined,
  };
}

/** Returns conditions that search who acted or, with `isAnywhere`, everything that an entry shows. */
function findings(db: Database, looked: string, { isAnywhere = false } = {}): (SQL | undefined)[] {
  const { actor, actorType, action, target, actorMemberId, memberId } = auditLog;
  const named = db
    .select({ id: members.id })
    .from(members)
    .where(contains([members.name], looked));
  const types = (["console", "visitor"] as const).filter((type) =>
    foldForSearch(nameless[type]).includes(foldForSearch(looked)),
  );
  return [
    contains(isAnywhere ? [actor, action, target] : [actor], looked),
    inArray(actorMemberId, named),
    ...(isAnywhere ? [inArray(memberId, named)] : []),
    ...types.map((type) => eq(actorType, type)),
  ];
}

type Row = Omit<typeof auditLog.$inferSelect, "actor"> & { actor: string };

const asEntry = ({
  id,
  at,
  actor,
  actorType,
  action,
  target,
  targetId,
  memberId,
  ipAddress,
  ...row
}: Row): AuditEntry => ({
  id,
  at: at.toISOString(),
  actor,
  actorType,
  action,
  target,
  targetId: targetId ?? memberId,
  ipAddress,
  before: asJson(row.before),
  after: asJson(row.after),
  personal: asJson(row.personal),
});

/** Types the value of a JSON column. */
const asJson = (value: unknown) => value as AuditEntry["before"];
