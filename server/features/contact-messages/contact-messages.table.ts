import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contactSubjects } from "#contract/contact-messages/constants.ts";
import { moment } from "#server/database/queries/moment.ts";
import { searchIndex } from "#server/database/queries/search-index.ts";
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
    /** The member who reported something, the member it's about, and which version of what. Null for other messages. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
    aboutMemberId: uuid("about_member_id").references(() => members.id, { onDelete: "set null" }),
    link: text(),
    linkVersion: integer("link_version"),
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
    uniqueIndex("contact_messages_reports").on(table.memberId, table.link, table.linkVersion),
    index("contact_messages_about").on(table.aboutMemberId),
    index("contact_messages_by_name").on(sql`lower(${table.name})`, table.id),
    searchIndex("contact_messages_search", [table.name, table.email, table.message]),
  ],
);
