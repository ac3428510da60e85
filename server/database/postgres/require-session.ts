import { DatabaseError } from "pg";
import { StartError } from "#server/platform/process/start-error.ts";

const advice =
  "The site has a pool of its own (DATABASE_POOL): set DATABASE_URL to the PostgreSQL server itself, not to a pooler such as PgBouncer.";

/** A pooler that shares sessions loses settings and notifications. Most refuse the settings at once. */
export function asPoolerError(error: unknown, location: string): unknown {
  const isPooler = error instanceof DatabaseError && /unsupported startup parameter/.test(error.message);
  return isPooler ? new StartError(`The database ${location} refuses settings for a session. ${advice}`) : error;
}

/** Others let them pass, and what changes on one instance would never be heard of on another. */
export async function requireNotifications(hears: Promise<boolean>, location: string): Promise<void> {
  if (!(await hears)) throw new StartError(`The database ${location} passes on no notifications. ${advice}`);
}
