import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";

/** When each background job is due, across restarts, and which are running, across instances. */
export const jobs = pgTable("jobs", {
  name: text().primaryKey(),
  dueAt: moment("due_at").notNull(),
  /** When the running instance's lease ends; in the past if none runs it. */
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
    /** Why it failed. */
    error: text(),
  },
  (table) => [index("job_runs_by_time").on(table.startedAt)],
);
