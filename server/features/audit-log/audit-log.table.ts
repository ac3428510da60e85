import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";
import { searchIndex } from "#server/database/queries/search-index.ts";
import { members } from "#server/features/accounts/accounts.table.ts";

export const actorTypes = ["staff", "temporary", "member", "console", "visitor"] as const;

/** Who changed what and when, with the state before and after. Rows outlive the accounts that they mention. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid().primaryKey(),
    /** The order in which rows were written. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    at: moment("at").notNull().defaultNow(),
    actorType: text("actor_type", { enum: actorTypes }).notNull(),
    /** The name that staff had then. Members are in the column for members instead. */
    actor: text(),
    actorId: uuid("actor_id"),
    actorMemberId: uuid("actor_member_id").references(() => members.id, { onDelete: "set null" }),
    action: text().notNull(),
    target: text().notNull(),
    targetId: text("target_id"),
    /** Only stored for refusals, which are deleted after some time. */
    ipAddress: text("ip_address"),
    before: jsonb(),
    after: jsonb(),
    /** The member it is about, and their personal data, which is blanked when they leave. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
    personal: jsonb(),
  },
  (table) => [
    index("audit_log_by_arrival").on(table.position.desc().nullsFirst()),
    index("audit_log_but_members").on(table.position.desc().nullsFirst()).where(sql`${table.actorType} <> 'member'`),
    index("audit_log_by_time").on(table.at),
    index("audit_log_by_kind").on(sql`split_part(${table.action}, '.', 1)`, table.position),
    index("audit_log_by_actor").on(table.actor, table.position),
    index("audit_log_by_actor_type").on(table.actorType, table.position),
    searchIndex("audit_log_search", [table.actor, table.action, table.target]),
    index("audit_log_of_member").on(table.memberId),
    index("audit_log_by_member").on(table.actorMemberId),
  ],
);
