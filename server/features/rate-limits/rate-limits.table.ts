import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";

/** Short-lived counters shared by all instances. The table is unlogged, so that counting doesn't flush to disk. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment("resets_at").notNull(),
  },
  (table) => [index("rate_limits_by_end").on(table.resetsAt)],
);
