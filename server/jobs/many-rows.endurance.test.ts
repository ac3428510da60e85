import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#server/database/database.ts";
import { checkLedger } from "#server/features/points/ledger-check.service.ts";
import { featureJobs } from "#server/start/all-jobs.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { runDueJobs } from "./job-runner.ts";
import { jobs } from "./jobs.table.ts";

const site = useSite();
const rows = 1_000_000;
const accounts = 10_000;
const piece = 100_000;
const old = sql`now() - interval '4 years'`;

/** Fills in pieces, as a statement may only take a minute, and without checking foreign keys. */
async function fill(statement: (from: number, to: number) => SQL) {
  for (let from = 1; from <= rows; from += piece)
    await inTransaction(site().database.background, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(statement(from, from + piece - 1));
    });
}

const count = async (table: string) => {
  const { rows: found } = await site().db.execute<{ count: string }>(sql.raw(`select count(*) as count from ${table}`));
  return Number(found[0]?.count);
};

const accountOf = (n: SQL) => sql`lpad(to_hex(1 + ${n} % ${sql.raw(String(accounts))}), 32, '0')::uuid`;

beforeAll(async () => {
  const each = sql.raw(String(rows / accounts));
  await site().database.background.execute(sql`
    insert into points_accounts (id, balance, earned_count)
    select lpad(to_hex(n), 32, '0')::uuid, ${each}, ${each} from generate_series(1, ${accounts}::int) n`);
  await fill(
    (from, to) => sql`
      insert into points_ledger (id, account_id, type, amount, balance_after, description, admin_username)
      select gen_random_uuid(), ${accountOf(sql`(n - 1)`)}, 'earned', 1, (n - 1) / ${sql.raw(String(accounts))} + 1, 'x', 'x'
      from generate_series(${from}::int, ${to}::int) n order by n`,
  );
}, 600_000);

afterAll(async () => {
  await inTransaction(site().database.background, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`truncate points_ledger, points_accounts, audit_log, rate_limits, page_views cascade`);
  });
}, 600_000);

test("checking a large ledger takes no longer statements than requests do, and finds what is wrong", async () => {
  const broken = sql`update points_accounts set balance = balance + 1 where id = ${accountOf(sql`77`)}`;
  expect(await checkLedger(site().db)).toEqual([]);
  await site().db.execute(broken);
  expect(await checkLedger(site().db)).toEqual([expect.stringMatching(/^I1: .* Broken by 1: /)]);
}, 600_000);

test("each purge finishes, however much there is", async () => {
  await fill(
    (from, to) => sql`
      insert into audit_log (id, at, actor_type, action, target)
      select gen_random_uuid(), ${old}, 'console', 'news.update', 'x' from generate_series(${from}::int, ${to}::int) n`,
  );
  await fill(
    (from, to) => sql`
      insert into rate_limits (key, count, resets_at)
      select 'contact:' || n, 1, ${old} from generate_series(${from}::int, ${to}::int) n`,
  );
  await fill(
    (from, to) => sql`
      insert into page_views (day, page, views)
      select (${old})::date, '/' || n, 1 from generate_series(${from}::int, ${to}::int) n`,
  );
  const { log, lines } = recordLog("info");
  await site().db.delete(jobs);
  await runDueJobs(site().database.background, { jobs: featureJobs, log });
  const took = lines.filter(({ durationMs }) => Number(durationMs) > 1_000);
  console.log(took.map(({ job, durationMs }) => `${String(job)}: ${String(durationMs)} ms`).join(", "));
  expect(lines.filter(({ outcome }) => outcome !== "done")).toEqual([]);
  expect([await count("audit_log"), await count("rate_limits"), await count("page_views")]).toEqual([0, 0, 0]);
}, 1_200_000);
