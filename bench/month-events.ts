import { sql } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";

/** The whole month that is requested. */
export const month = { from: "2026-06-01T00:00:00Z", to: "2026-07-01T00:00:00Z" };
const hours = 30 * 24;

/** Adds `count` public events of one member, spread over a month. */
export const addMonthEvents = (db: Database, memberId: string, count: number) =>
  db.execute(sql`
    insert into calendar_events
      (id, title, description, location, starts_at, ends_at, is_all_day, color, category, priority, is_public,
        is_by_staff, created_by_member_id)
    select gen_random_uuid(), 'Scrim ' || n, 'Bring the usual landing spots.', 'Discord', begun, begun + interval '2 hours',
      false, '#f59e0b', 'scrim', 'normal', true, false, ${memberId}::uuid
    from generate_series(0, ${count - 1}::int) n,
      lateral (select ${month.from}::timestamptz + interval '1 hour' * (n % ${hours}::int) as begun) start`);
