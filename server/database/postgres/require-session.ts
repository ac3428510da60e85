import { DatabaseError } from "pg";
import { StartError } from "#server/platform/process/start-error.ts";

const advice =
  "Set DATABASE_URL to the PostgreSQL server itself, not to a pooler such as PgBouncer. The site has its own pool (DATABASE_POOL).";

/**
 * Returns a StartError for a pooler that shares sessions, which loses settings and notifications. Most refuse the
 * settings immediately. Returns any other error unchanged.
 */
export function asPoolerError(error: unknown, location: string): unknown {
  const isPooler = error instanceof DatabaseError && /unsupported startup parameter/.test(error.message);
  return isPooler ? new StartError(`The database ${location} refuses session settings. ${advice}`) : error;
}

/**
 * Throws a StartError if notifications don't arrive: with a pooler that accepts the settings but drops those, an instance would
 * never hear of another's changes.
 */
export async function requireNotifications(hears: Promise<boolean>, location: string): Promise<void> {
  if (!(await hears)) throw new StartError(`The database ${location} doesn't pass on notifications. ${advice}`);
}
