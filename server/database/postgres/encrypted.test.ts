import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StartError } from "#server/platform/process/start-error.ts";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { type RunningPostgres, runPostgres } from "#server/testing/postgres/run-postgres.ts";
import { openPostgres } from "./open-postgres.ts";

const found = findPostgres();
const programs = found && "programs" in found ? found.programs : undefined;

let server: RunningPostgres;
beforeAll(async () => {
  if (programs) server = await runPostgres(programs, { isEncrypted: true });
});
afterAll(() => server?.stop());

test.runIf(programs)("sslmode=require encrypts, also to a server that signed its own certificate", async () => {
  const database = await openPostgres({ databaseUrl: `${server.url}?sslmode=require`, isWatched: false });
  const { rows } = await database.db.execute(sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`);
  await database.close();
  expect(rows).toEqual([{ ssl: true }]);
});

test.runIf(programs)("sslmode=verify-full refuses such a server", async () => {
  const opening = openPostgres({ databaseUrl: `${server.url}?sslmode=verify-full`, isWatched: false });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow("self-signed certificate");
});
