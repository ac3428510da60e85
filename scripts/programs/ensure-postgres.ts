import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { installWithApt } from "./install-with-apt.ts";

/**
 * Returns where the tests' PostgreSQL comes from, in words: an existing one, or else one it installs now. Undefined if there is
 * none. The tests start it.
 */
export function ensurePostgres(): string | undefined {
  const found = findPostgres() ?? (installWithApt("postgresql") ? findPostgres() : undefined);
  return found && ("url" in found ? "TEST_DATABASE_URL" : found.programs);
}
