import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { type RunningPostgres, runPostgres } from "#server/testing/postgres/run-postgres.ts";
import { runFailingSite } from "#server/testing/site/site-process.ts";
import { hasPgBouncer, runPgBouncer } from "#server/testing/stand-ins/run-pgbouncer.ts";

const found = findPostgres();
const programs = found && "programs" in found ? found.programs : undefined;

describe.runIf(programs && hasPgBouncer())("a PgBouncer in transaction mode", () => {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await runPostgres(programs ?? "");
  });
  afterAll(() => server?.stop());

  const letsPass = "ignore_startup_parameters = options,statement_timeout,idle_in_transaction_session_timeout";
  test.each([
    ["as installed", [], "refuses session settings"],
    ["that ignores settings", [letsPass], "doesn't pass on notifications"],
  ])(
    "%s is refused at start in one line that says what to do",
    async (_what, lines, says) => {
      const bouncer = await runPgBouncer(server.url, lines);
      try {
        const settings = { DATABASE_URL: bouncer.url, SESSION_SECRET: "x".repeat(32), PORT: "0" };
        const { exitCode, printed } = await runFailingSite(settings);
        expect(exitCode).toBe(1);
        const said = printed.split("\n").filter((line) => line.includes("The database"));
        expect(said).toEqual([
          expect.stringMatching(`^  The database 127.0.0.1:\\d+/postgres ${says}\\. .*DATABASE_POOL`),
        ]);
        expect(printed).not.toMatch(/\n\s+at /);
      } finally {
        await bouncer.stop();
      }
    },
    60_000,
  );
});
