import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";

/** Versions of the team's facts: at most one draft, and everything that was ever published. The highest number is on the site. */
export const teamVersions = pgTable(
  "team_versions",
  {
    id: uuid().primaryKey(),
    /** Null for the draft. */
    number: integer().unique(),
    /** Only facts that were edited. All others come from `team.config.ts`. */
    facts: jsonb().notNull().$type<Record<string, unknown>>(),
    /** When the draft is published automatically. */
    scheduledAt: moment("scheduled_at"),
    publishedAt: moment("published_at"),
    /** The name of the person who saved it last. */
    savedBy: text("saved_by").notNull(),
    /** Goes on from the version before, so that an editor of an earlier draft notices. */
    version: integer().notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("team_versions_one_draft")
      .on(sql`(${table.publishedAt} is null)`)
      .where(sql`${table.publishedAt} is null`),
  ],
);
