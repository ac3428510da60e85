import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { binKinds } from "#contract/bin/constants.ts";
import { moment } from "#server/database/queries/moment.ts";
import { folded, searchIndex } from "#server/database/queries/search-index.ts";
import { members } from "#server/features/accounts/accounts.table.ts";

/** Deleted things that can still be restored: the whole row as JSON, so that no other query can find it. */
export const bin = pgTable(
  "bin",
  {
    /** The row's id, which it gets back. */
    id: uuid().primaryKey(),
    kind: text({ enum: binKinds }).notNull(),
    /** The name that staff know it by. */
    name: text().notNull(),
    /** Keyed by the names of its columns in the database. */
    row: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Its owner, with whom it is deleted. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
    deletedAt: moment("deleted_at").notNull(),
    /** The name that staff had then. Null for a member, who is in the next column. */
    deletedBy: text("deleted_by"),
    deletedByMemberId: uuid("deleted_by_member_id").references(() => members.id, { onDelete: "set null" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("bin_by_deletion").on(table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("bin_by_kind").on(table.kind, table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("bin_by_name").on(folded(table.name), table.id),
    searchIndex("bin_search", [table.name, table.deletedBy]),
    index("bin_by_end").on(table.expiresAt),
    index("bin_of_member").on(table.memberId),
    index("bin_by_member").on(table.deletedByMemberId),
  ],
);
