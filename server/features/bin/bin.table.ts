import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { binKinds } from "#contract/bin/constants.ts";
import { moment } from "#server/database/queries/moment.ts";
import { members } from "#server/features/accounts/accounts.table.ts";

/** What was deleted and can still be restored: the whole row as JSON, so that no other query can find it. */
export const bin = pgTable(
  "bin",
  {
    /** The id that it had, and gets back. */
    id: uuid().primaryKey(),
    kind: text({ enum: binKinds }).notNull(),
    /** What staff know it by. */
    name: text().notNull(),
    /** By the names of its columns in the database. */
    row: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Whose it is; it goes with them. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
    deletedAt: moment("deleted_at").notNull(),
    /** The name that staff had then; none for a member, who is in the next column. */
    deletedBy: text("deleted_by"),
    deletedByMemberId: uuid("deleted_by_member_id").references(() => members.id, { onDelete: "set null" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("bin_by_deletion").on(table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("bin_by_end").on(table.expiresAt),
    index("bin_of_member").on(table.memberId),
    index("bin_by_member").on(table.deletedByMemberId),
  ],
);
