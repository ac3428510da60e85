import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { inTransaction } from "#server/database/database.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { staffForm } from "#server/testing/cast/filled-forms.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

let kept: KeptDatabase;
let site: TestSite;

beforeAll(async () => {
  kept = await keepDatabase();
  const database = await kept.open({ pool: { max: 1, connectionTimeoutMillis: 300 } });
  site = await createTestSite({ DISCORD_WEBHOOK_URL: "http://127.0.0.1:9/hook" }, { database });
});
afterAll(async () => {
  await site.close();
  await kept.remove();
});

/**
 * Makes a call whose transaction waits for a row of this table. When it ends, someone else takes the only connection, for longer than
 * anyone waits for one.
 */
async function callBeforeFull(table: string, call: () => PromiseLike<{ statusCode: number }>) {
  const [row, connection] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const locking = Promise.withResolvers<void>();
  const locked = inTransaction(site.database.background, async (tx) => {
    await tx.execute(sql`select id from ${sql.identifier(table)} for update`);
    locking.resolve();
    await row.promise;
  });
  await locking.promise;
  const calling = call();
  await expect.poll(waiting).toBe(1);
  const busy = inTransaction(site.db, () => connection.promise);
  row.resolve();
  const { statusCode } = await calling;
  connection.resolve();
  await Promise.all([locked, busy]);
  return statusCode;
}

/** Counts calls that wait for a row. */
async function waiting() {
  const { rows } = await site.database.background.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count;
}

/** The embedded engine has one session, which the waiting call would block. */
describe.runIf(process.env.TEST_ENGINE === "postgres")("if no connection is free after the commit", () => {
  test("a redemption is answered as what happened", async () => {
    const { headers, item, points } = await withPoints(site, 1_000);
    const payload = { itemId: item.id, discordUsername: "sam_sample" };
    const redeem = () => site.app.inject({ method: "POST", url: pointsApi.redeem.path, headers, payload });
    expect(await callBeforeFull("reward_items", redeem)).toBe(201);
    expect(await points()).toMatchObject({ points: 900 });
  });

  test("an application is answered as what happened", async () => {
    const { headers } = await signedInMember(site);
    const url = applicationsApi.sendStaff.path;
    const send = () => site.app.inject({ method: "POST", url, headers, payload: staffForm });
    expect(await callBeforeFull("member_sessions", send)).toBe(201);
  });
});
