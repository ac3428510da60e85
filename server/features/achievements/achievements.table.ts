import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";

export const achievements = pgTable(
  "achievements",
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    description: text().notNull().default(""),
    position: integer().notNull(),
    prize: text().notNull().default(""),
    date: date({ mode: "string" }).notNull(),
    /** Who took part. Not a foreign key: a player in the bin keeps their place, and has it again once restored. */
    playerIds: uuid("player_ids").array().notNull().default(sql`'{}'`),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [check("achievements_position_from_one", sql`${table.position} >= 1`)],
);
