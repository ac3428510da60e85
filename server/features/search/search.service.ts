import { and, asc, desc, isNull, sql } from "drizzle-orm";
import { type FoundKind, mostOfKind } from "#contract/search/constants.ts";
import type { Found } from "#contract/search/schemas.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import { closedToTemporary, isAllowed, type StaffArea } from "#contract/staff/roles.ts";
import type { Database } from "#server/database/database.ts";
import { holdsAmong } from "#server/database/queries/search.ts";
import { isCalled, members } from "#server/features/accounts/accounts.table.ts";
import { applications, nameOn } from "#server/features/applications/applications.table.ts";
import { calendarEvents } from "#server/features/calendar/calendar.table.ts";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { news } from "#server/features/news/news.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";

type Rows = Promise<Omit<Found, "kind">[]>;
type Kind = { kind: FoundKind; area: StaffArea; find: (db: Database, search: string) => Rows };

/** What search finds. Staff only find what their role may read. */
const kinds: Kind[] = [
  { kind: "player", area: "players", find: findPlayers },
  { kind: "article", area: "news", find: findArticles },
  { kind: "member", area: "server", find: findMembers },
  { kind: "staff", area: "permanent", find: findStaff },
  { kind: "applicant", area: "applications", find: findApplicants },
  { kind: "message", area: "messages", find: findMessages },
  { kind: "event", area: "calendar", find: findEvents },
];

/**
 * Finds a few of each kind whose name contains the text. Two letters are only looked for among the first names of a kind, or the
 * newest if the kind is dated.
 */
export async function findAnything(db: Database, search: string, by: SignedInStaff): Promise<Found[]> {
  const found = kinds
    .filter(({ area }) => mayRead(by, area))
    .map(async ({ kind, find }) => (await find(db, search)).map((row) => ({ kind, ...row })));
  return (await Promise.all(found)).flat();
}

const mayRead = ({ role, isTemporary }: SignedInStaff, area: StaffArea) =>
  isAllowed(role, area, "read") && !(isTemporary && closedToTemporary.includes(area));

function findPlayers(db: Database, search: string): Rows {
  const { id, gamertag, realName, role } = players;
  const first = db.select({ id }).from(players).orderBy(sql`lower(${gamertag})`, asc(id)).limit(mostLookedThrough);
  return db
    .select({ id, name: gamertag, detail: sql<string>`concat_ws(', ', ${realName}, ${role})` })
    .from(players)
    .where(holdsAmong([gamertag, realName], search, { id, first }))
    .orderBy(sql`lower(${gamertag})`, asc(id))
    .limit(mostOfKind);
}

function findArticles(db: Database, search: string): Rows {
  const { id, title, status, createdAt } = news;
  const first = db.select({ id }).from(news).orderBy(desc(createdAt), desc(id)).limit(mostLookedThrough);
  return db
    .select({ id, name: title, detail: status })
    .from(news)
    .where(holdsAmong([title], search, { id, first }))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostOfKind);
}

function findMembers(db: Database, search: string): Rows {
  const { id, name, email, discord } = members;
  const first = db.select({ id }).from(members).orderBy(sql`lower(${name})`, asc(id)).limit(mostLookedThrough);
  const exact = db.select({ id }).from(members).where(isCalled(search));
  return db
    .select({ id, name, detail: email })
    .from(members)
    .where(holdsAmong([name, email, discord], search, { id, first, exact }))
    .orderBy(sql`lower(${name})`, asc(id))
    .limit(mostOfKind);
}

function findStaff(db: Database, search: string): Rows {
  const { id, username, role } = staffAccounts;
  const first = db.select({ id }).from(staffAccounts).orderBy(sql`lower(${username})`).limit(mostLookedThrough);
  return db
    .select({ id, name: username, detail: role })
    .from(staffAccounts)
    .where(holdsAmong([username], search, { id, first }))
    .orderBy(sql`lower(${username})`)
    .limit(mostOfKind);
}

function findApplicants(db: Database, search: string): Rows {
  const { id, form, status, createdAt } = applications;
  const first = db.select({ id }).from(applications).orderBy(desc(createdAt), desc(id)).limit(mostLookedThrough);
  return db
    .select({ id, name: nameOn(form), detail: status })
    .from(applications)
    .where(holdsAmong([nameOn(form)], search, { id, first }))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostOfKind);
}

/** Finds messages by who wrote them, including archived ones. */
function findMessages(db: Database, search: string): Rows {
  const { id, name, email, subject, createdAt } = contactMessages;
  const first = db.select({ id }).from(contactMessages).orderBy(desc(createdAt), desc(id)).limit(mostLookedThrough);
  return db
    .select({ id, name, detail: subject })
    .from(contactMessages)
    .where(holdsAmong([name, email], search, { id, first }))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostOfKind);
}

const isoMoment = 'YYYY-MM-DD"T"HH24:MI:SS"Z"';

function findEvents(db: Database, search: string): Rows {
  const { id, title, startsAt, deletedAt } = calendarEvents;
  const first = db
    .select({ id })
    .from(calendarEvents)
    .where(isNull(deletedAt))
    .orderBy(desc(startsAt), desc(id))
    .limit(mostLookedThrough);
  return db
    .select({ id, name: title, detail: sql<string>`to_char(${startsAt} at time zone 'UTC', ${isoMoment})` })
    .from(calendarEvents)
    .where(and(isNull(deletedAt), holdsAmong([title], search, { id, first })))
    .orderBy(desc(startsAt), desc(id))
    .limit(mostOfKind);
}
