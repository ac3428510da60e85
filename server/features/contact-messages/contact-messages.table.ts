import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contactSubjects } from "#contract/contact-messages/constants.ts";
import { moment } from "#server/database/queries/moment.ts";
import { searchIndex } from "#server/database/queries/search-index.ts";

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
    index("contact_messages_by_name").on(sql`lower(${table.name})`, table.id),
    searchIndex("contact_messages_search", [table.name, table.email, table.message]),
  ],
);
