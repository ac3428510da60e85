import { or, type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";
import { folded, searchIndex } from "#server/database/queries/search-index.ts";

/** A name as search compares it, without spaces, which people add or leave out. */
export const plainText = (text: AnyPgColumn | SQL): SQL => sql`replace(${folded(text)}, ' ', '')`;

/** People who registered. Deleting one deletes or blanks every row that refers to them. */
export const members = pgTable(
  "members",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** As it was typed. There is only one account per address, in any case. */
    email: text().notNull(),
    discord: text(),
    /** Whether they chose to be on the leaderboard of a team without a Discord. With one, having a name there decides. */
    isOnLeaderboard: boolean("is_on_leaderboard").notNull().default(false),
    /** Null for members who only sign in through the provider. */
    passwordHash: text("password_hash"),
    emailVerifiedAt: moment("email_verified_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("members_one_email").on(sql`lower(${table.email})`),
    index("members_by_plain_name").on(plainText(table.name)),
    index("members_by_plain_discord").on(plainText(table.discord)),
    index("members_by_arrival").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("members_by_name").on(folded(table.name), table.id),
    index("members_by_discord").on(folded(sql`coalesce(${table.discord}, '')`), table.id),
    searchIndex("members_search", [table.name, table.email, table.discord]),
    check("members_discord_said", sql`${table.discord} <> ''`),
  ],
);

/**
 * Accounts that were deleted, so that a restored database can't bring them back. Written in the deletion's own transaction; says
 * nothing else about anyone.
 */
export const deletedMembers = pgTable("deleted_members", {
  id: uuid().primaryKey(),
  deletedAt: moment("deleted_at").notNull().defaultNow(),
});

/** Returns the condition that a member has exactly this name or Discord name. */
export const isCalled = (name: string): SQL | undefined =>
  or(...[members.name, members.discord].map((column) => sql`${plainText(column)} = ${plainText(sql`${name}::text`)}`));

/** Browsers that a member is signed in with. Only the hash of the cookie's value is stored. */
export const memberSessions = pgTable(
  "member_sessions",
  {
    id: uuid().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    /** When the member last proved who they are, by password or through the provider. */
    confirmedAt: moment("confirmed_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("member_sessions_of_member").on(table.memberId),
    index("member_sessions_by_end").on(table.expiresAt),
  ],
);

/** A member's identity at the provider: issuer and subject, never the email address. */
export const memberIdentities = pgTable(
  "member_identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("member_identities_of_member").on(table.memberId),
  ],
);

export const linkPurposes = ["verify-email", "reset-password", "change-email", "delete-account"] as const;

/** Mailed links that work once. Only the hash of the link's secret is stored. */
export const memberLinks = pgTable(
  "member_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    purpose: text({ enum: linkPurposes }).notNull(),
    /** The address that the link was sent to, and that it proves. */
    email: text().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("member_links_of_member").on(table.memberId), index("member_links_by_end").on(table.expiresAt)],
);
