import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { countSources, socialPlatforms } from "#contract/social-counts/constants.ts";
import { moment } from "#server/database/queries/moment.ts";

export const socialCounts = pgTable(
  "social_counts",
  {
    platform: text({ enum: socialPlatforms }).primaryKey(),
    label: text().notNull(),
    /** The count that the site shows. */
    followers: integer().notNull(),
    source: text({ enum: countSources }).notNull().default("hand"),
    /** What the platform last told, also while a count that was typed in is shown. */
    toldFollowers: integer("told_followers"),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [check("social_counts_not_negative", sql`${table.followers} >= 0`)],
);
