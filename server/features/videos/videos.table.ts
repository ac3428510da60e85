import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const videos = pgTable("videos", {
  id: uuid().primaryKey(),
  videoId: text("video_id").notNull(),
  title: text().notNull(),
  description: text().notNull().default(""),
  position: integer().notNull(),
  isActive: boolean("is_active").notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
