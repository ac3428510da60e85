import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { contactSubjects } from "#contract/contact-messages/constants.ts";

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text({ enum: contactSubjects }).notNull(),
    message: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    readAt: timestamp("read_at", { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index("contact_messages_by_arrival").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
