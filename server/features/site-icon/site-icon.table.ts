import { customType, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The icon of the site that staff uploaded, as PNG in each size; none: the drawn mark. */
export const siteIcons = pgTable("site_icons", {
  size: integer().primaryKey(),
  hash: text().notNull(),
  bytes: bytea().notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
