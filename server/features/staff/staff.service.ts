import { randomBytes, randomUUIDv7 } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { hashPassword } from "#server/password.ts";
import { staffAccounts } from "./staff.table.ts";

type FirstAdmin = { username: string; password?: string | undefined };

/**
 * The account that may do everything; made on a site that has none. Where no password was set a random one is made: it is
 * known nowhere else and given back this once.
 */
export async function ensureFirstAdmin(db: Database, { username, password }: FirstAdmin): Promise<FirstAdmin> {
  const existing = await findFirstAdmin(db);
  if (existing) return existing;
  const chosen = password ?? randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(chosen); // before the transaction: nothing slow inside it
  const account = { id: randomUUIDv7(), username, passwordHash, role: "admin" } as const;
  const made = await db.insert(staffAccounts).values(account).onConflictDoNothing().returning({ id: staffAccounts.id });
  const wasFirst = made.length > 0; // or another instance was quicker
  return { username, password: wasFirst && password === undefined ? chosen : undefined };
}

async function findFirstAdmin(db: Database): Promise<FirstAdmin | undefined> {
  const [found] = await db
    .select({ username: staffAccounts.username })
    .from(staffAccounts)
    .where(eq(staffAccounts.role, "admin"))
    .orderBy(asc(staffAccounts.createdAt))
    .limit(1);
  return found;
}
