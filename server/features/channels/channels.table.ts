import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { connectablePlatforms, fetchFailures } from "#contract/channels/constants.ts";
import { moment } from "#server/database/queries/moment.ts";

/** The platforms that are asked for their counts, and how the last tries went. */
export const channels = pgTable(
  "channels",
  {
    platform: text({ enum: connectablePlatforms }).primaryKey(),
    handle: text().notNull(),
    clientId: text("client_id"),
    sealedKey: text("sealed_key"),
    /** A count that was typed in before this is replaced. */
    connectedAt: moment("connected_at").notNull(),
    /** When someone last wanted to see a try. */
    askedAt: moment("asked_at").notNull(),
    nextTryAt: moment("next_try_at").notNull(),
    triedAt: moment("tried_at"),
    succeededAt: moment("succeeded_at"),
    failure: text({ enum: fetchFailures }),
    failedSince: moment("failed_since"),
    /** How many tries have failed since the last success. */
    failedTries: integer("failed_tries").notNull().default(0),
    dropFollowers: integer("drop_followers"),
    dropSince: moment("drop_since"),
    /** Until then, a drop that was dismissed isn't asked about again. */
    dropDismissedUntil: moment("drop_dismissed_until"),
  },
  (table) => [check("channels_drop_not_negative", sql`${table.dropFollowers} >= 0`)],
);
