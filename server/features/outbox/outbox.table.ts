import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";
import { members } from "#server/features/accounts/accounts.table.ts";

/** How a message leaves the site. */
export const channels = ["mail", "discord"] as const;

/** Messages waiting to be sent, stored in the transaction they tell about. */
export const outbox = pgTable(
  "outbox",
  {
    /** Also the identifier of the message as sent, so that a second delivery can be recognised. */
    id: uuid().primaryKey(),
    channel: text({ enum: channels }).notNull(),
    /** The member it concerns, with whom it is deleted. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
    payload: jsonb().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** When it will next be tried. During a try, the end of the lease. */
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    lastError: text("last_error"),
    sentAt: moment("sent_at"),
    /** Given up: it isn't tried again automatically. */
    deadAt: moment("dead_at"),
  },
  (table) => [
    index("outbox_waiting").on(table.nextAttemptAt).where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    index("outbox_of_member").on(table.memberId),
    check("outbox_one_end", sql`${table.sentAt} is null or ${table.deadAt} is null`),
  ],
);
