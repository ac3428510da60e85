import { type SQLWrapper, sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { staffRoles } from "#contract/staff/roles.ts";
import { moment } from "#server/database/queries/moment.ts";
import { folded, searchIndex } from "#server/database/queries/search-index.ts";

/** What a name looks like, in any case: names that look the same have the same key. By the database's own function. */
export const nameKey = (name: SQLWrapper) => sql`name_key(${name})`;

/** Admin accounts: the people who run the site, separate from its members. */
export const staffAccounts = pgTable(
  "staff_accounts",
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text({ enum: staffRoles }).notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastLoginAt: moment("last_login_at"),
    /** Where mails about the account go. Only stored once its owner has confirmed it. */
    email: text(),
    /**
     * Whether its name looks like that of an earlier account. Only true for accounts from before names were compared that way, until
     * one of them is renamed.
     */
    isLookalike: boolean("is_lookalike").notNull().default(false),
  },
  (table) => [
    uniqueIndex("staff_accounts_one_name").on(nameKey(table.username)).where(sql`not ${table.isLookalike}`),
    index("staff_accounts_by_key").on(nameKey(table.username)),
    index("staff_accounts_by_name").on(folded(table.username), table.id),
    index("staff_accounts_by_arrival").on(table.createdAt, table.id),
    index("staff_accounts_by_last_login").on(sql`coalesce(${table.lastLoginAt}, '-infinity'::timestamptz)`, table.id),
    searchIndex("staff_accounts_search", [table.username]),
  ],
);

/** Returns the condition that an account's name looks like this one. */
export const isNamedLike = (name: string) => sql`${nameKey(staffAccounts.username)} = ${nameKey(sql`${name}::text`)}`;

/**
 * Returns the condition that this is the account with a username. If several names look like what was typed, it's the one spelled
 * that way.
 */
export const hasUsername = (typed: string) => {
  const spelled = sql`lower(named.username) = lower(${typed}::text)`;
  return sql`${staffAccounts.id} = (select named.id from ${staffAccounts} as named
    where name_key(named.username) = name_key(${typed}::text) order by ${spelled} desc, named.is_lookalike limit 1)`;
};

/** Temporary access links: each makes the one person who opens it staff for some hours. */
export const accessLinks = pgTable(
  "access_links",
  {
    id: uuid().primaryKey(),
    codeHash: text("code_hash").notNull().unique(),
    /** Encrypted, so that the list can show it while it can be opened; then it is deleted. */
    sealedCode: text("sealed_code"),
    role: text({ enum: staffRoles }).notNull(),
    description: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    createdBy: text("created_by").notNull(),
    createdById: uuid("created_by_id").references(() => staffAccounts.id, { onDelete: "set null" }),
    deactivatedAt: moment("deactivated_at"),
    usedAt: moment("used_at"),
    usedBy: text("used_by"),
  },
  (table) => [
    index("access_links_by_arrival").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("access_links_of_account").on(table.createdById),
    index("access_links_by_expiry").on(table.expiresAt, table.id),
    index("access_links_by_description").on(folded(table.description), table.id),
    searchIndex("access_links_search", [table.description, table.createdBy, table.usedBy]),
    check("access_links_one_end", sql`${table.deactivatedAt} is null or ${table.usedAt} is null`),
    check("access_links_used_by_somebody", sql`(${table.usedAt} is null) = (${table.usedBy} is null)`),
  ],
);

/** Browsers that staff are signed in with. Separate from members' sessions, so that neither passes for the other. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: uuid().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    /** The admin account, or the temporary link, that it belongs to. */
    accountId: uuid("account_id").references(() => staffAccounts.id, { onDelete: "cascade" }),
    linkId: uuid("link_id").references(() => accessLinks.id, { onDelete: "cascade" }),
    /** The name that the link's opener gave, and where they came from. */
    guestName: text("guest_name"),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    /** When the second factor was proven again, for one change to how the account signs in. That change uses it up. */
    secondStepAt: moment("second_step_at"),
  },
  (table) => [
    index("staff_sessions_of_account").on(table.accountId),
    index("staff_sessions_of_link").on(table.linkId),
    index("staff_sessions_by_end").on(table.expiresAt),
    check("staff_sessions_of_one", sql`(${table.accountId} is null) <> (${table.linkId} is null)`),
    check("staff_sessions_named", sql`(${table.linkId} is null) = (${table.guestName} is null)`),
  ],
);

export const staffLinkPurposes = ["confirm-email", "reset-password"] as const;

/** Links mailed to staff that work once. Only the hash of the link's secret is stored. */
export const staffLinks = pgTable(
  "staff_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => staffAccounts.id, { onDelete: "cascade" }),
    purpose: text({ enum: staffLinkPurposes }).notNull(),
    /** The address it was sent to. */
    email: text().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("staff_links_of_account").on(table.accountId), index("staff_links_by_end").on(table.expiresAt)],
);
