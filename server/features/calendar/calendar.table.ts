import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { eventCategories, eventPriorities } from "#contract/calendar/constants.ts";
import { moment } from "#server/database/queries/moment.ts";
import { searchIndex } from "#server/database/queries/search-index.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";

export const calendarEvents = pgTable(
  "calendar_events",
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    /** For an all-day event, midnight UTC of its first and its last day. */
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    isAllDay: boolean("is_all_day").notNull(),
    color: text().notNull(),
    category: text({ enum: eventCategories }).notNull(),
    priority: text({ enum: eventPriorities }).notNull(),
    isPublic: boolean("is_public").notNull(),
    /** True if staff made it, even if their account is gone. */
    isByStaff: boolean("is_by_staff").notNull(),
    createdByMemberId: uuid("created_by_member_id").references(() => members.id, { onDelete: "set null" }),
    createdByStaffId: uuid("created_by_staff_id").references(() => staffAccounts.id, { onDelete: "set null" }),
    /** The person in whose calendar an admin put it. */
    forMemberId: uuid("for_member_id").references(() => members.id, { onDelete: "cascade" }),
    forStaffId: uuid("for_staff_id").references(() => staffAccounts.id, { onDelete: "cascade" }),
    /** Why staff made a member's event private. Until it's null again, only staff can share it. */
    privateReason: text("private_reason"),
    version: integer().notNull().default(1),
    /** The version that staff last changed it to; null if they never have. A later version is a member's, or an older release's. */
    staffVersion: integer("staff_version"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** Set by the release before the bin. Such rows are hidden, and purged like the bin. */
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    index("calendar_events_by_start").on(table.startsAt, table.id),
    searchIndex("calendar_events_search", [table.title]),
    index("calendar_events_of_member").on(table.createdByMemberId),
    index("calendar_events_for_member").on(table.forMemberId),
    index("calendar_events_of_staff").on(table.createdByStaffId),
    index("calendar_events_for_staff").on(table.forStaffId),
    check("calendar_events_in_order", sql`${table.endsAt} >= ${table.startsAt}`),
    check("calendar_events_color", sql`${table.color} ~ '^#[0-9a-f]{6}$'`),
    check("calendar_events_for_one", sql`${table.forMemberId} is null or ${table.forStaffId} is null`),
  ],
);

/** Private addresses for calendar programs. Only the hash of their secret is stored. */
export const calendarSubscriptions = pgTable("calendar_subscriptions", {
  memberId: uuid("member_id")
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull().unique(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
