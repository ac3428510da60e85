import { getTableName } from "drizzle-orm";
import { memberLinks, memberSessions } from "#server/features/accounts/accounts.table.ts";
import { pendingStaffSignIns } from "#server/features/staff/second-factor.table.ts";
import { staffLinks, staffSessions } from "#server/features/staff/staff.table.ts";

/** Tables that grant access: it may have been revoked after the backup, and must not work again. */
const leftOut: string[] = [memberSessions, memberLinks, staffSessions, staffLinks, pendingStaffSignIns].map((table) =>
  getTableName(table),
);

export const isKept = (table: string) => !leftOut.includes(table);
