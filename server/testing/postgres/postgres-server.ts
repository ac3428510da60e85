import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/database/migrate.ts";
import { ownMigrations } from "#server/database/migrations.ts";
import { findPostgres } from "./find-postgres.ts";
import { onServer, urlOfDatabase } from "./on-server.ts";
import { runPostgres } from "./run-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The tests' server, and its migrated database that each test file gets a copy of. */
    postgres: { url: string; template: string };
  }
}

/** Starts a server with a migrated template before all tests on PostgreSQL. Returns the function that removes it. */
export default async function setUp(project: TestProject) {
  const found = findPostgres();
  if (!found) throw new Error("There is no PostgreSQL for the tests: set TEST_DATABASE_URL, or install it.");
  const server = "url" in found ? { url: found.url, stop: async () => {} } : await runPostgres(found.programs);
  const template = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server.url, `create database ${template}`);
  await migrate({ connectionString: urlOfDatabase(server.url, template) }, ownMigrations);
  project.provide("postgres", { url: server.url, template });
  return async () => {
    await dropWithCopies(server.url, template);
    await server.stop();
  };
}

/** Also drops copies, since a test file that failed may have left one. */
async function dropWithCopies(url: string, template: string) {
  const { rows } = await onServer(url, "select datname from pg_database where starts_with(datname, $1)", [template]);
  for (const { datname } of rows) await onServer(url, `drop database ${datname} with (force)`);
}
