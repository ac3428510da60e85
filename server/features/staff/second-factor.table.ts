import { sql } from "drizzle-orm";
import { bigint, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";
import { staffAccounts } from "./staff.table.ts";

const ofAccount = () =>
  uuid("account_id")
    .notNull()
    .references(() => staffAccounts.id, { onDelete: "cascade" });

/** Authenticator apps of admin accounts: one each. */
export const staffTotps = pgTable("staff_totps", {
  accountId: ofAccount().primaryKey(),
  /** Encrypted with the site's secret, so that a stolen database can't make codes. */
  sealedSecret: text("sealed_secret").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** Null until a first code shows that the app has the secret. Only then does the app count. */
  confirmedAt: moment("confirmed_at"),
  /** The time step of the last accepted code. That code and earlier ones no longer work. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

/** Recovery codes, for a lost second factor. Each works once and is then deleted. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  { accountId: ofAccount(), codeHash: text("code_hash").notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Passkeys of admin accounts: public keys, which open nothing by themselves. */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    /** The authenticator's own id for it. */
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    /** How often it was used, by the authenticator's count. A lower count than before means that it was copied. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("staff_passkeys_of_account").on(table.accountId)],
);

/** Whether an account in a query of `staff_accounts` has a second factor. An app counts once a code has confirmed it. */
export const hasFactor = sql<boolean>`(
  exists (select from ${staffTotps} where ${staffTotps.accountId} = "staff_accounts"."id" and ${staffTotps.confirmedAt} is not null)
  or exists (select from ${staffPasskeys} where ${staffPasskeys.accountId} = "staff_accounts"."id"))`;

/** Sign-ins that wait for a second step or a passkey, each in one browser for ten minutes. */
export const pendingStaffSignIns = pgTable(
  "pending_staff_sign_ins",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** Whose password was right. Null if they sign in with only a passkey. */
    accountId: uuid("account_id").references(() => staffAccounts.id, { onDelete: "cascade" }),
    /** What the passkey has to sign. */
    challenge: text(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("pending_staff_sign_ins_of_account").on(table.accountId),
    index("pending_staff_sign_ins_by_end").on(table.expiresAt),
  ],
);

/**
 * Tickets that a passkey has answered, each stored until it would be too old to use again. A logged table, so that a crash of the
 * database forgets none.
 */
export const usedPasskeyTickets = pgTable(
  "used_passkey_tickets",
  { challengeHash: text("challenge_hash").primaryKey(), endsAt: moment("ends_at").notNull() },
  (table) => [index("used_passkey_tickets_by_end").on(table.endsAt)],
);
