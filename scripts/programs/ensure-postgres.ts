import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { installWithApt } from "./install-with-apt.ts";

/** Where the tests' PostgreSQL comes from, in words: one that is there, or else installed now. The tests start it. */
export function ensurePostgres(): string | undefined {
  const found = findPostgres() ?? (installWithApt("postgresql") ? findPostgres() : undefined);
  return found && ("url" in found ? "TEST_DATABASE_URL" : found.programs);
}
