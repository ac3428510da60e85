import { isDeepStrictEqual } from "node:util";
import type { OpenDatabase } from "#server/database/database.ts";
import { checkLedger } from "#server/features/points/ledger-check.service.ts";
import { keepDatabase } from "#server/testing/site/kept-database.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { earlierMigrations, everyRow, fillAsOf, migrationNames } from "./old-versions.ts";

/** The releases before this one, oldest first. */
export const earlierReleases = migrationNames.slice(0, -1).map((name, index) => ({ name, count: index + 1 }));

/** Fills a database as a release did, upgrades it twice and runs the site on it. Returns what is wrong. */
export async function upgradeFrom({ count }: { count: number }): Promise<string[]> {
  const kept = await keepDatabase({ isBlank: true });
  const old = await kept.open({ migrations: earlierMigrations(count) });
  for (const name of migrationNames.slice(0, count)) await fillAsOf(old.db, name);
  const before = await everyRow(old.db);
  await old.close();
  const upgraded = await kept.open();
  const after = await everyRow(upgraded.db);
  await upgraded.close();
  const again = await kept.open();
  const changed = [...before].filter(
    ([table, rows]) => !isDeepStrictEqual(asOf(rows, after.get(table)), asOf(rows, rows)),
  );
  const problems = [
    ...[...before].filter(([, rows]) => rows.length === 0).map(([table]) => `no row of ${table} to be upgraded`),
    ...changed.map(([table]) => `rows of ${table} are not as they were`),
    ...(isDeepStrictEqual(await everyRow(again.db), after) ? [] : ["a second upgrade changed something"]),
    ...(await checkLedger(again.db)),
    ...(await failuresOn(again)),
  ];
  await kept.remove();
  return problems;
}

async function failuresOn(database: OpenDatabase): Promise<string[]> {
  const site = await createTestSite({}, { database });
  const responses = ["/", "/news", "/api/players", "/calendar/public.ics"].map(async (url) => {
    const { statusCode } = await site.app.inject({ url });
    return statusCode === 200 ? [] : [`${url} is ${statusCode}`];
  });
  const failures = (await Promise.all(responses)).flat();
  await site.close();
  return failures;
}

type Rows = Record<string, unknown>[];

/** Returns the current rows with the columns they had then. */
function asOf(then: Rows, now: Rows = []): Rows {
  const columns = Object.keys(then[0] ?? {});
  const cut = now.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
  return cut.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}
