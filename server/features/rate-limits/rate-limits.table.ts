import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Short-lived counters shared by all instances; unlogged in the database, so that counting costs no flush to disk. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp("resets_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("rate_limits_by_end").on(table.resetsAt)],
);
