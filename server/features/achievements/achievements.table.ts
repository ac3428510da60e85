import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";
import { folded, searchIndex } from "#server/database/queries/search-index.ts";

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
    /** By its name, so that it stays when the team stops playing it. */
    game: text(),
    /** The last of the positions that a tie shares. */
    lastPosition: integer("last_position"),
    /** The first day, where `date` is the last. */
    startedOn: date("started_on", { mode: "string" }),
    event: text().notNull().default(""),
    organiser: text().notNull().default(""),
    mode: text().notNull().default(""),
    region: text().notNull().default(""),
    /** Players' shares by their id, in whole units of the prize's currency. */
    shares: jsonb().$type<Record<string, number>>().notNull().default({}),
    sourceUrl: text("source_url"),
    articleUrl: text("article_url"),
    videoUrl: text("video_url"),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("achievements_by_date").on(table.date, table.id),
    index("achievements_by_title").on(folded(table.title), table.id),
    index("achievements_by_position").on(table.position, table.id),
    index("achievements_by_game").on(folded(table.game), table.date, table.id),
    searchIndex("achievements_search", [table.title, table.description]),
    check("achievements_position_from_one", sql`${table.position} >= 1`),
  ],
);
