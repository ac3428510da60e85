import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";

export const videos = pgTable("videos", {
  id: uuid().primaryKey(),
  videoId: text("video_id").notNull(),
  title: text().notNull(),
  description: text().notNull().default(""),
  position: integer().notNull(),
  isActive: boolean("is_active").notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull().defaultNow(),
});
