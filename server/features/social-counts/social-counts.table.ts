import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { socialPlatforms } from "#contract/social-counts/constants.ts";
import { moment } from "#server/database/queries/moment.ts";

export const socialCounts = pgTable(
  "social_counts",
  {
    platform: text({ enum: socialPlatforms }).primaryKey(),
    label: text().notNull(),
    followers: integer().notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [check("social_counts_not_negative", sql`${table.followers} >= 0`)],
);
