import { asc, desc, ilike, isNull, or, sql } from "drizzle-orm";
import { type FoundKind, mostLookedThrough, mostOfKind } from "#contract/search/constants.ts";
import type { Found } from "#contract/search/schemas.ts";
import { closedToTemporary, isAllowed, type StaffArea } from "#contract/staff/roles.ts";
import type { Database } from "#server/database/database.ts";
import { partOf } from "#server/database/queries/search.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { applications } from "#server/features/applications/applications.table.ts";
import { calendarEvents } from "#server/features/calendar/calendar.table.ts";
import { news } from "#server/features/news/news.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";

type Rows = Promise<Omit<Found, "kind">[]>;
type Kind = { kind: FoundKind; area: StaffArea; find: (db: Database, part: string) => Rows };

/** What search finds. Staff find what their role may read. */
const kinds: Kind[] = [
  { kind: "player", area: "players", find: findPlayers },
  { kind: "article", area: "news", find: findArticles },
  { kind: "member", area: "server", find: findMembers },
  { kind: "staff", area: "permanent", find: findStaff },
  { kind: "applicant", area: "applications", find: findApplicants },
  { kind: "event", area: "calendar", find: findEvents },
];

/**
 * A few of each kind whose name holds what is looked for. It looks through the newest of each kind, which their ids put in
 * order, so that it costs the same on a table of any size.
 */
export async function findAnything(db: Database, search: string, by: SignedInStaff): Promise<Found[]> {
  const part = partOf(search) ?? "";
  const found = kinds
    .filter(({ area }) => mayRead(by, area))
    .map(async ({ kind, find }) => (await find(db, part)).map((row) => ({ kind, ...row })));
  return (await Promise.all(found)).flat();
}

const mayRead = ({ role, isTemporary }: SignedInStaff, area: StaffArea) =>
  isAllowed(role, area, "read") && !(isTemporary && closedToTemporary.includes(area));

function findPlayers(db: Database, part: string): Rows {
  const { id, gamertag, realName, role } = players;
  const newest = db
    .select({ id, name: gamertag, realName, role })
    .from(players)
    .orderBy(desc(id))
    .limit(mostLookedThrough)
    .as("newest");
  return db
    .select({
      id: newest.id,
      name: newest.name,
      detail: sql<string>`concat_ws(', ', ${newest.realName}, ${newest.role})`,
    })
    .from(newest)
    .where(or(ilike(newest.name, part), ilike(newest.realName, part)))
    .orderBy(asc(newest.name), asc(newest.id))
    .limit(mostOfKind);
}

function findArticles(db: Database, part: string): Rows {
  const { id, title, status } = news;
  const newest = db
    .select({ id, name: title, detail: sql<string>`${status}`.as("detail") })
    .from(news)
    .orderBy(desc(id))
    .limit(mostLookedThrough)
    .as("newest");
  return db.select().from(newest).where(ilike(newest.name, part)).orderBy(desc(newest.id)).limit(mostOfKind);
}

function findMembers(db: Database, part: string): Rows {
  const { id, name, email, discord } = members;
  const newest = db
    .select({ id, name, email, discord })
    .from(members)
    .orderBy(desc(id))
    .limit(mostLookedThrough)
    .as("newest");
  return db
    .select({ id: newest.id, name: newest.name, detail: newest.email })
    .from(newest)
    .where(or(ilike(newest.name, part), ilike(newest.email, part), ilike(newest.discord, part)))
    .orderBy(asc(newest.name), asc(newest.id))
    .limit(mostOfKind);
}

function findStaff(db: Database, part: string): Rows {
  const { id, username, role } = staffAccounts;
  const newest = db
    .select({ id, name: username, detail: sql<string>`${role}`.as("detail") })
    .from(staffAccounts)
    .orderBy(desc(id))
    .limit(mostLookedThrough)
    .as("newest");
  return db.select().from(newest).where(ilike(newest.name, part)).orderBy(asc(newest.name)).limit(mostOfKind);
}

/** A member's form and a recorded one keep the name under different fields. */
const applicantsName = sql<string>`coalesce(${applications.form} ->> 'name', ${applications.form} ->> 'preferredName')`;

function findApplicants(db: Database, part: string): Rows {
  const { id, status } = applications;
  const newest = db
    .select({ id, name: applicantsName.as("name"), detail: sql<string>`${status}`.as("detail") })
    .from(applications)
    .orderBy(desc(id))
    .limit(mostLookedThrough)
    .as("newest");
  return db.select().from(newest).where(ilike(newest.name, part)).orderBy(desc(newest.id)).limit(mostOfKind);
}

const isoMoment = 'YYYY-MM-DD"T"HH24:MI:SS"Z"';

function findEvents(db: Database, part: string): Rows {
  const { id, title, startsAt, deletedAt } = calendarEvents;
  const newest = db
    .select({ id, name: title, startsAt })
    .from(calendarEvents)
    .where(isNull(deletedAt))
    .orderBy(desc(id))
    .limit(mostLookedThrough)
    .as("newest");
  return db
    .select({
      id: newest.id,
      name: newest.name,
      detail: sql<string>`to_char(${newest.startsAt} at time zone 'UTC', ${isoMoment})`,
    })
    .from(newest)
    .where(ilike(newest.name, part))
    .orderBy(desc(newest.startsAt), desc(newest.id))
    .limit(mostOfKind);
}
