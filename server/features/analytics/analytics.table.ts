import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";

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
export const liveViewers = pgTable("live_viewers", {
  viewer: text().primaryKey(),
  page: text().notNull(),
  /** Without an index, or no heartbeat could be written in the place of the one before; the table is small. */
  lastSeenAt: moment("last_seen_at").notNull(),
});
