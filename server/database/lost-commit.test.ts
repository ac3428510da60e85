import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";
import type { OpenDatabase } from "./database.ts";

let kept: KeptDatabase;
let database: OpenDatabase;
let site: TestSite;
const heard: string[] = [];

/** Commits of switches take longer than the client waits for an answer, and are carried out all the same. */
beforeAll(async () => {
  kept = await keepDatabase();
  const prepared = await kept.open();
  await prepared.db.execute(sql`
    create function be_slow() returns trigger language plpgsql as $$ begin perform pg_sleep(1.5); return null; end $$`);
  await prepared.db.execute(sql`
    create constraint trigger slow_commit after insert or update on switches
    deferrable initially deferred for each row execute function be_slow()`);
  await prepared.close();
  database = await kept.open({ pool: { query_timeout: 800, connectionTimeoutMillis: 20_000 } });
  database.onChange((topic) => heard.push(topic));
  site = await createTestSite({}, { database });
});
afterAll(async () => {
  await site.close();
  await kept.remove();
});

test("a lockdown whose commit isn't answered in time locks every page, and the answer doesn't say that nothing happened", async () => {
  const admin = await signedInStaff(site, "admin");
  const set = () =>
    site.app.inject({
      method: lockdownAdminApi.set.method,
      url: lockdownAdminApi.set.path,
      headers: admin.headers,
      payload: { isLocked: true },
    });
  const page = async () => (await site.app.inject({ url: "/about" })).statusCode;
  expect(await page()).toBe(200);
  heard.length = 0;
  const answer = await set();
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error).toBe("We couldn’t confirm that this was saved. Please check before you try again.");
  expect(heard).toContain("switches"); // told before the answer, because it may have been carried out already
  await expect.poll(page).toBe(503);
  await expect.poll(async () => (await set()).json()).toEqual({ isLocked: true });
  expect(await page()).toBe(503);
});

test("a notification of one's own that arrives after a lost answer is heard", async () => {
  if (database.engine === "embedded") return; // it has no other instances, and reads the switches again
  expect(heard.filter((topic) => topic === "switches").length).toBeGreaterThanOrEqual(2);
});
