import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { staffRoles } from "#contract/roles.ts";

/** Admin accounts: the people who run the site, apart from its members. */
export const staffAccounts = pgTable(
  "staff_accounts",
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text({ enum: staffRoles }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    lastLoginAt: timestamp("last_login_at", { withTimezone: true, precision: 3 }),
  },
  (table) => [uniqueIndex("staff_accounts_one_name").on(sql`lower(${table.username})`)],
);
