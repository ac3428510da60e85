import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { fetchFailures } from "#contract/channels/constants.ts";
import { moment } from "#server/database/queries/moment.ts";

/** A stream as Twitch told it. */
export type StoredStream = {
  login: string;
  /** Twitch's own. The channel's next stream has another. */
  streamId: string;
  title: string;
  game: string;
  viewers: number;
  /** Where Twitch has its picture, in any size. */
  pictureUrl: string;
  /** Its picture on this site, and when that was last asked for, as ISO 8601. */
  imageUrl: string | null;
  picturedAt: string | null;
};

/** What each platform last told about who is live, and how the last tries went. */
export const liveChecks = pgTable("live_checks", {
  id: uuid().primaryKey(),
  platform: text({ enum: ["twitch"] })
    .notNull()
    .unique(),
  streams: jsonb().$type<StoredStream[]>().notNull().default([]),
  nextTryAt: moment("next_try_at").notNull(),
  triedAt: moment("tried_at").notNull(),
  succeededAt: moment("succeeded_at"),
  failure: text({ enum: fetchFailures }),
  failedSince: moment("failed_since"),
  /** How many tries have failed since the last success. */
  failedTries: integer("failed_tries").notNull().default(0),
});
