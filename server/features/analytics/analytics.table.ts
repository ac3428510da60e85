import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";

/** How often each page was viewed on each day, without a trace of who viewed it. */
export const pageViews = pgTable(
  "page_views",
  {
    day: date({ mode: "string" }).notNull(),
    page: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);

/**
 * Tabs that are looking at the site now, under names they made up. The table is unlogged, and rows are deleted soon after people
 * leave.
 */
export const liveViewers = pgTable("live_viewers", {
  viewer: text().primaryKey(),
  page: text().notNull(),
  /** Not indexed, so that a heartbeat can update its row in place; the table is small. */
  lastSeenAt: moment("last_seen_at").notNull(),
});
