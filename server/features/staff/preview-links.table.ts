import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";

/** Links that show one page, as the draft would make it, to anybody who has them. */
export const previewLinks = pgTable(
  "preview_links",
  {
    id: uuid().primaryKey(),
    codeHash: text("code_hash").notNull().unique(),
    /** Encrypted, so that the list can show it until it ends. */
    sealedCode: text("sealed_code"),
    path: text().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    createdById: uuid("created_by_id")
      .notNull()
      .references(() => staffAccounts.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
  },
  (table) => [
    index("preview_links_of_account").on(table.createdById),
    index("preview_links_by_expiry").on(table.expiresAt, table.id),
  ],
);
