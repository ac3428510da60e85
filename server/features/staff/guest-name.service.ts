import { accessLinkTexts } from "#contract/access-links/constants.ts";
import type { Database } from "#server/database/database.ts";
import { invalidInput } from "#server/errors.ts";
import { isNamedLike, staffAccounts } from "./staff.table.ts";

/**
 * Marks a guest's name wherever staff are named, so that nobody mistakes it for an account's. The audit log names their link too.
 */
export function markedGuestName(name: string, link?: { description: string }): string {
  if (!link) return `${name} (temporary)`;
  return `${name} (temporary link${link.description && `: ${link.description}`})`;
}

/** Throws invalidInput if an account has a name that looks like this one. */
export async function requireFreeName(db: Database, name: string) {
  const accounts = await db.select({ id: staffAccounts.id }).from(staffAccounts).where(isNamedLike(name)).limit(1);
  if (accounts.length > 0) throw invalidInput(accessLinkTexts.nameTaken, { name: accessLinkTexts.nameTaken });
}
