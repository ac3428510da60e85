import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";

/** The still of each video that was asked for, re-encoded like an upload. */
export const videoStills = pgTable("video_stills", {
  id: uuid().primaryKey(),
  videoId: text("video_id").notNull().unique(),
  /** Its address on this site; null while there is none. */
  imageUrl: text("image_url"),
  tries: integer().notNull().default(0),
  /** When to ask again, while there is none. */
  nextTryAt: moment("next_try_at").notNull(),
});
