import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { staffRoles } from "#contract/roles.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Admin accounts: the people who run the site, apart from its members. */
export const staffAccounts = pgTable(
  "staff_accounts",
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text({ enum: staffRoles }).notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastLoginAt: moment("last_login_at"),
  },
  (table) => [uniqueIndex("staff_accounts_one_name").on(sql`lower(${table.username})`)],
);

/** Browsers that staff are signed in with; apart from members' sessions, so that neither passes for the other. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: uuid().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => staffAccounts.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("staff_sessions_of_account").on(table.accountId),
    index("staff_sessions_by_end").on(table.expiresAt),
  ],
);
