import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";
import { members } from "#server/features/accounts/accounts.table.ts";

/** How a message leaves the site. */
export const channels = ["mail", "discord"] as const;

/** Messages waiting to be sent, written in the transaction of what they tell about. */
export const outbox = pgTable(
  "outbox",
  {
    /** Also the message's own identifier out there, so that a second delivery can be told as one. */
    id: uuid().primaryKey(),
    channel: text({ enum: channels }).notNull(),
    /** Whom it concerns; their messages go with them. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
    payload: jsonb().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** When it is to be tried next; while someone tries, the end of their lease. */
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    lastError: text("last_error"),
    sentAt: moment("sent_at"),
    /** Given up: nobody tries again by themselves. */
    deadAt: moment("dead_at"),
  },
  (table) => [
    index("outbox_waiting").on(table.nextAttemptAt).where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    index("outbox_of_member").on(table.memberId),
    check("outbox_one_end", sql`${table.sentAt} is null or ${table.deadAt} is null`),
  ],
);
