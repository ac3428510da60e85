import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { fetchFailures } from "#contract/channels/constants.ts";
import type { DiscordChannel } from "#contract/discord/schemas.ts";
import { moment } from "#server/database/queries/moment.ts";
import { cardKinds } from "./card.format.ts";

/** The team's bot, what it sees on Discord, and how the last tries went. There's one at most. */
export const discordBots = pgTable("discord_bots", {
  platform: text({ enum: ["discord"] })
    .primaryKey()
    .default("discord"),
  sealedToken: text("sealed_token").notNull(),
  /** Discord's name and id of the application. Null until it has told them. */
  name: text(),
  applicationId: text("application_id"),
  /** The text channels that the bot saw when Discord was last asked. */
  channels: jsonb().$type<DiscordChannel[]>().notNull().default([]),
  /** Where the staff are told of new applications and redemptions. */
  channelId: text("channel_id"),
  /** Whether the bot should write into the channel at the next try, to show that it may. */
  isGreeting: boolean("is_greeting").notNull().default(false),
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

/** What the bot wrote about something, so that it can change and delete it. */
export const discordCards = pgTable(
  "discord_cards",
  {
    kind: text({ enum: cardKinds }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** Both are null until the message is sent. */
    channelId: text("channel_id"),
    messageId: text("message_id"),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);
