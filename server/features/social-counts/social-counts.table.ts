import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { socialPlatforms } from "#contract/social-counts/constants.ts";

export const socialCounts = pgTable(
  "social_counts",
  {
    platform: text({ enum: socialPlatforms }).primaryKey(),
    label: text().notNull(),
    followers: integer().notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [check("social_counts_not_negative", sql`${table.followers} >= 0`)],
);
