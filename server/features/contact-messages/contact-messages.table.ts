import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { contactSubjects } from "#contract/contact-messages/constants.ts";
import { moment } from "#server/database/queries/moment.ts";
import { folded, searchIndex } from "#server/database/queries/search-index.ts";
import { members } from "#server/features/accounts/accounts.table.ts";

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text({ enum: contactSubjects }).notNull(),
    message: text().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    readAt: moment("read_at"),
    archivedAt: moment("archived_at"),
    /** Where the reported event is. Null for messages that aren't reports. */
    link: text(),
  },
  (table) => [
    index("contact_messages_by_arrival").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("contact_messages_current")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.archivedAt} is null`),
    index("contact_messages_unread")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.readAt} is null and ${table.archivedAt} is null`),
    index("contact_messages_archived")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.archivedAt} is not null`),
    index("contact_messages_by_name").on(folded(table.name), table.id),
    searchIndex("contact_messages_search", [table.name, table.email, table.message]),
  ],
);

/** Who reported what to staff, and whose it was. Says nothing more once those members have left. */
export const eventReports = pgTable(
  "event_reports",
  {
    /** The message that staff get, which may be in the bin. */
    messageId: uuid("message_id").primaryKey(),
    memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
    aboutMemberId: uuid("about_member_id").references(() => members.id, { onDelete: "set null" }),
    eventId: uuid("event_id").notNull(),
    eventVersion: integer("event_version").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("event_reports_once").on(table.memberId, table.eventId, table.eventVersion),
    index("event_reports_about").on(table.aboutMemberId),
    index("event_reports_by_age").on(table.createdAt),
  ],
);
