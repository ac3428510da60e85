import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { connectablePlatforms, fetchFailures } from "#contract/channels/constants.ts";
import { queueStates, videoKinds } from "#contract/videos/queue/constants.ts";
import { moment } from "#server/database/queries/moment.ts";
import { folded, searchIndex } from "#server/database/queries/search-index.ts";

/** Every video that the team's channel has told of, so that none is offered twice. */
export const queuedVideos = pgTable(
  "queued_videos",
  {
    id: uuid().primaryKey(),
    videoId: text("video_id").notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    publishedAt: moment("published_at").notNull(),
    kind: text({ enum: videoKinds }).notNull(),
    isPublic: boolean("is_public").notNull().default(true),
    /** Once accepted, it stays so, even if the video is deleted from the site. */
    state: text({ enum: queueStates }).notNull(),
  },
  (table) => [
    index("queued_videos_by_date").on(table.state, table.publishedAt, table.id),
    index("queued_videos_by_title").on(table.state, folded(table.title), table.id),
    searchIndex("queued_videos_search", [table.title]),
  ],
);

/** The channel whose videos arrive in the queue, and how the last tries to fetch them went. */
export const videoChannels = pgTable("video_channels", {
  platform: text({ enum: connectablePlatforms }).primaryKey(),
  /** A handle or an id. */
  handle: text().notNull(),
  /** Null until YouTube has told which one a handle's is. */
  channelId: text("channel_id"),
  isShownAtOnce: boolean("is_shown_at_once").notNull().default(false),
  /** When someone last wanted to see a try. */
  askedAt: moment("asked_at").notNull(),
  nextTryAt: moment("next_try_at").notNull(),
  triedAt: moment("tried_at"),
  succeededAt: moment("succeeded_at"),
  failure: text({ enum: fetchFailures }),
  failedSince: moment("failed_since"),
  /** How many tries have failed since the last success. */
  failedTries: integer("failed_tries").notNull().default(0),
});
