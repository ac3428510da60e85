import { DatabaseError } from "pg";
import { StartError } from "#server/platform/process/start-error.ts";

const advice =
  "The site has a pool of its own (DATABASE_POOL): set DATABASE_URL to the PostgreSQL server itself, not to a pooler such as PgBouncer.";

/** A pooler that shares sessions loses settings and notifications. Most poolers refuse the settings at once. */
export function asPoolerError(error: unknown, location: string): unknown {
  const isPooler = error instanceof DatabaseError && /unsupported startup parameter/.test(error.message);
  return isPooler ? new StartError(`The database ${location} refuses settings for a session. ${advice}`) : error;
}

/** Other poolers accept the settings, but one instance would never hear of a change made on another. */
export async function requireNotifications(hears: Promise<boolean>, location: string): Promise<void> {
  if (!(await hears)) throw new StartError(`The database ${location} passes on no notifications. ${advice}`);
}
