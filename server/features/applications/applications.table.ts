import { type SQLWrapper, sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { RecordApplicationRequest } from "#contract/applications/admin/forms.ts";
import { applicationTypes } from "#contract/applications/application-types.ts";
import { applicationStatuses } from "#contract/applications/constants.ts";
import type { ManagementApplicationRequest, StaffApplicationRequest } from "#contract/applications/forms.ts";
import { moment } from "#server/database/queries/moment.ts";
import { folded, searchIndex } from "#server/database/queries/search-index.ts";
import { members } from "#server/features/accounts/accounts.table.ts";

/** Members' forms and recorded ones store these under different names. Only recorded ones have an email address. */
export const nameOn = (form: SQLWrapper) => sql<string>`coalesce(${form} ->> 'name', ${form} ->> 'preferredName')`;
export const discordOn = (form: SQLWrapper) => sql<string>`coalesce(${form} ->> 'discord', ${form} ->> 'discordTag')`;
export const emailOn = (form: SQLWrapper) => sql<string>`(${form} ->> 'email')`;

/** Its Discord name is empty where the team has no address there. */
type RecordedForm = Omit<RecordApplicationRequest, "type"> & { discord: string };

/** Applications of every type, sent by members or recorded by staff from the chat. */
export const applications = pgTable(
  "applications",
  {
    id: uuid().primaryKey(),
    type: text({ enum: applicationTypes }).notNull(),
    /** Null for a recorded one. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
    /** The form of this type, as it was sent. */
    form: jsonb().$type<StaffApplicationRequest | ManagementApplicationRequest | RecordedForm>().notNull(),
    status: text({ enum: applicationStatuses }).notNull().default("pending"),
    /** What the applicant reads. */
    reviewNotes: text("review_notes"),
    /** Staff's notes to each other. The applicant sees them only in their data export. */
    internalNotes: text("internal_notes"),
    reviewedAt: moment("reviewed_at"),
    /** The reviewer's name at the time, which stays when the account is deleted. */
    reviewedBy: text("reviewed_by"),
    /** Not a reference: deleting the account would have to touch every row it ever reviewed. */
    reviewedById: uuid("reviewed_by_id"),
    /** The mail about the decision, which waits in the outbox while the decision can be taken back. */
    reviewMailId: uuid("review_mail_id"),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** How often staff have saved it, from 1. A save based on an earlier version is refused, so that nobody's notes are lost. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("applications_one_each").on(table.memberId, table.type),
    index("applications_by_arrival").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("applications_by_status").on(table.status, table.createdAt, table.id),
    index("applications_by_type").on(table.type, table.createdAt, table.id),
    index("applications_by_name").on(folded(nameOn(table.form)), table.id),
    searchIndex("applications_search", [nameOn(table.form), emailOn(table.form), discordOn(table.form)]),
    check("applications_by_whom", sql`(${table.memberId} is not null) = (${table.type} in ('staff', 'management'))`),
    check("applications_reviewed_once", sql`(${table.status} = 'pending') = (${table.reviewedAt} is null)`),
    check("applications_reject_says_why", sql`${table.status} <> 'rejected' or ${table.reviewNotes} is not null`),
  ],
);
