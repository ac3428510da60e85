import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";

/** When each background job is due, over restarts; and who runs it, over all instances. */
export const jobs = pgTable("jobs", {
  name: text().primaryKey(),
  dueAt: moment("due_at").notNull(),
  /** When the lease of the instance that runs it ends; in the past while none does. */
  heldUntil: moment("held_until").notNull(),
});

export const outcomes = ["done", "failed"] as const;

export const jobRuns = pgTable(
  "job_runs",
  {
    id: uuid().primaryKey(),
    job: text().notNull(),
    startedAt: moment("started_at").notNull(),
    durationMs: integer("duration_ms").notNull(),
    outcome: text({ enum: outcomes }).notNull(),
  },
  (table) => [index("job_runs_by_time").on(table.startedAt)],
);
