import { date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** How often each page was viewed on each day; nothing tells by whom. */
export const pageViews = pgTable(
  "page_views",
  {
    day: date({ mode: "string" }).notNull(),
    page: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);

/** Tabs that look at the site now, by a name that each made up; unlogged in the database, and gone soon after they left. */
export const liveViewers = pgTable(
  "live_viewers",
  {
    viewer: text().primaryKey(),
    page: text().notNull(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("live_viewers_by_time").on(table.lastSeenAt)],
);
