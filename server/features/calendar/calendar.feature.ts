import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { mostOfKind } from "#contract/search/constants.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import type { Database } from "#server/database/database.ts";
import { containsAmong } from "#server/database/queries/search.ts";
import type { Feature } from "#server/feature.ts";
import { demoEvents } from "#server/features/calendar/calendar.demo.ts";
import { calendarRoutes } from "#server/features/calendar/calendar.routes.ts";
import { purgeEvents, restoreEvent } from "#server/features/calendar/calendar.service.ts";
import { calendarEvents } from "#server/features/calendar/calendar.table.ts";
import { exportEvents, exportSubscription } from "#server/features/calendar/personal-events.service.ts";
import { demoRows } from "#server/features/demonstration/demo-rows.service.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { hourly } from "#server/jobs/schedules.ts";

export const calendarFeature: Feature = {
  routes: [calendarRoutes],
  jobs: [{ name: "purge deleted events", schedule: hourly, run: purgeEvents }],
  bin: [{ kind: "calendar", restore: (db, chosen) => restoreEvent(db, { ...chosen, asTeam: null }) }],
  search: [{ kind: "event", area: "calendar", find: findEvents }],
  personal: {
    calendar_events: { title: "Events", erased: ["cascade", "set null"], export: exportEvents },
    calendar_subscriptions: { title: "Private calendar link", erased: "cascade", export: exportSubscription },
  },
  demonstration: [
    {
      ...demoRows("events", calendarEvents, []),
      fill: async (tx) =>
        tx
          .insert(calendarEvents)
          .values(demoEvents(await findFirstAdminId(tx)))
          .onConflictDoNothing(),
    },
  ],
};

/** Returns the author of the events: the first admin, if there is one already. */
async function findFirstAdminId(db: Database): Promise<string | null> {
  const [admin] = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(eq(staffAccounts.role, "admin"))
    .orderBy(asc(staffAccounts.createdAt))
    .limit(1);
  return admin?.id ?? null;
}

const isoMoment = 'YYYY-MM-DD"T"HH24:MI:SS"Z"';

function findEvents(db: Database, search: string) {
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
    .where(and(isNull(deletedAt), containsAmong([title], search, { id, first })))
    .orderBy(desc(startsAt), desc(id))
    .limit(mostOfKind);
}
