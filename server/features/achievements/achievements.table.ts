import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const achievements = pgTable(
  "achievements",
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    description: text().notNull().default(""),
    position: integer().notNull(),
    prize: text().notNull().default(""),
    date: date({ mode: "string" }).notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [check("achievements_position_from_one", sql`${table.position} >= 1`)],
);
