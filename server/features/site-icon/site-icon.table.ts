import { customType, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The icon that staff uploaded, as a PNG in each size. Without rows, the drawn mark is shown. */
export const siteIcons = pgTable("site_icons", {
  size: integer().primaryKey(),
  hash: text().notNull(),
  bytes: bytea().notNull(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
