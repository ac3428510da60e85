import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import type { Team } from "#contract/team.ts";
import { ensureFirstAdmin } from "#server/features/staff/accounts/staff.service.ts";
import { publishFirstFacts } from "#server/features/team/team.service.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { keepDatabase } from "#server/testing/site/kept-database.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { openTestDatabase } from "#server/testing/site/test-database.ts";
import { earlierMigrations, fillAsOf, migrationNames } from "#server/testing/upgrades/old-versions.ts";
import { team } from "#team.config.ts";

const account = { username: "first", password: "correct horse battery" };

/** A site as its first start makes it, with an admin's API. */
async function newSite({ defaults = team, file }: { defaults?: Team; file?: Record<string, unknown> } = {}) {
  const database = await openTestDatabase();
  await ensureFirstAdmin(database.db, account);
  if (file) await publishFirstFacts(database.db, { facts: file, defaults });
  const site = await createTestSite({}, { database, team: defaults });
  const { api } = await signedInStaff(site, "admin");
  return { ...site, api, isNew: async () => (await api(firstStepsApi.get)).isNew };
}

test("a site is new from its first start until its facts are published, and a draft or a later start changes nothing", async () => {
  const site = await newSite();
  expect(await site.isNew()).toBe(true);
  await ensureFirstAdmin(site.db, account);
  await site.api(teamAdminApi.change, { body: { changes: { name: "Summit" } } });
  expect(await site.isNew()).toBe(true);
  const { published } = await site.api(teamAdminApi.publish, { body: {} });
  expect(await site.isNew()).toBe(false);
  await site.api(teamAdminApi.undo, { body: { number: published.number ?? 0 } });
  expect(await site.isNew()).toBe(false);
  await site.close();
});

test("a site isn't new once a file of facts was imported, even before it's published", async () => {
  const site = await newSite();
  await site.api(teamAdminApi.importFile, { body: { facts: { name: "Summit" } } });
  expect(await site.isNew()).toBe(false);
  await site.api(teamAdminApi.discard);
  expect(await site.isNew()).toBe(false);
  await site.close();
});

test.each([
  ["a file of facts at its first start", { file: { name: "Summit" } }],
  ["its own facts in team.config.ts", { defaults: { ...team, isDemonstration: false } }],
])("a site with %s isn't new", async (_what, made) => {
  const site = await newSite(made);
  expect(await site.isNew()).toBe(false);
  await site.close();
});

test.runIf(isLong)(
  "a site of an earlier release isn't new after its upgrade, even if its facts were never edited",
  async () => {
    const kept = await keepDatabase({ isBlank: true });
    const before = migrationNames.indexOf("0030_team_versions");
    const old = await kept.open({ migrations: earlierMigrations(before) });
    for (const name of migrationNames.slice(0, before)) await fillAsOf(old.db, name);
    const { rows } = await old.db.execute(sql`select 1 from staff_accounts where role = 'admin'`);
    expect(rows.length).toBeGreaterThan(0);
    await old.close();
    const database = await kept.open();
    await ensureFirstAdmin(database.db, account);
    const site = await createTestSite({}, { database });
    const { api } = await signedInStaff(site, "admin");
    expect(await api(firstStepsApi.get)).toMatchObject({ isNew: false, hasOwnTeam: false });
    await site.close();
    await kept.remove();
  },
);
