import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "#server/env.ts";
import { runDueJobs } from "#server/jobs/job-runner.ts";
import { jobs } from "#server/jobs/jobs.table.ts";
import { restoreIntoNew } from "#server/testing/backups/backed-up-site.ts";
import { makeBackupFolder } from "#server/testing/backups/backup-folder.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { keepDatabase } from "#server/testing/site/kept-database.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { earlierMigrations, everyRow, fillAsOf, migrationNames } from "#server/testing/upgrades/old-versions.ts";
import { backupBeforeUpgrade, nightlyBackups } from "./automatic-backups.ts";
import { isKept } from "./backup-content.ts";
import { listDeletions, noteDeletion } from "./deletion-list.ts";
import { checkBackup } from "./read-backup.ts";

const site = useSite();
const { log, lines } = recordLog();
let folder: string;
let remove: () => void;

beforeEach(() => {
  ({ folder, remove } = makeBackupFolder());
  lines.length = 0;
});
afterEach(() => remove());

const settings = (own: Record<string, string> = {}) => readSettings({ BACKUP_DIR: folder, ...own });
const run = (moment: string, own: Record<string, string> = {}) =>
  runDueJobs(
    site().database.background,
    { jobs: nightlyBackups(settings(own), site().database), log },
    new Date(moment),
  );
const files = () => readdirSync(folder).filter((name) => name.endsWith(".backup"));

describe("the nightly backup", () => {
  beforeEach(async () => {
    await site().db.delete(jobs);
  });

  test("runs once a night at 03:00, and not on the first start", async () => {
    for (const moment of [
      "2026-03-01T14:00:00Z",
      "2026-03-02T02:59:00Z",
      "2026-03-02T03:00:30Z",
      "2026-03-02T09:00:00Z",
    ])
      await run(moment);
    expect(files()).toEqual(["2026-03-02T03-00-30Z.backup"]);
    await run("2026-03-03T03:01:00Z");
    expect(files()).toEqual(["2026-03-02T03-00-30Z.backup", "2026-03-03T03-01-00Z.backup"]);
    expect(lines).toEqual([]);
  });

  test("says why it failed, keeps the earlier ones and tries again within the hour", async () => {
    await run("2026-03-01T14:00:00Z");
    await run("2026-03-02T03:01:00Z");
    const [former] = files();
    writeFileSync(join(folder, "a file"), "");
    const wrong = { BACKUP_DIR: join(folder, "a file") };
    await run("2026-03-03T03:01:00Z", wrong);
    expect(lines).toMatchObject([{ job: "backup", msg: "a background job failed" }]);
    expect(JSON.stringify(lines)).toMatch(/Couldn't make the backup/);
    expect(files()).toEqual([former]);
    await run("2026-03-03T04:01:00Z");
    expect(files()).toEqual([former, "2026-03-03T04-01-00Z.backup"]);
  });

  test("keeps every backup of the last seven days, one a week before that, and none older than 35 days", async () => {
    const day = (ago: number) => new Date(Date.UTC(2026, 2, 31) - ago * 86_400_000).toISOString().slice(0, 10);
    for (let ago = 1; ago < 60; ago++) writeFileSync(join(folder, `${day(ago)}T03-00-00Z.backup`), "");
    for (const name of ["mine.backup", "2026-01-01T03-00-00Z.backup.7.unfinished"])
      writeFileSync(join(folder, name), "");
    utimesSync(join(folder, "2026-01-01T03-00-00Z.backup.7.unfinished"), 0, 0);
    await run("2026-03-30T14:00:00Z");
    await run("2026-03-31T03:00:00Z");
    const ages = files()
      .filter((name) => name !== "mine.backup")
      .map((name) => (Date.UTC(2026, 2, 31) - Date.parse(name.slice(0, 10))) / 86_400_000)
      .toSorted((a, b) => a - b);
    expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(ages.slice(7)).toHaveLength(4);
    expect(ages.at(-1)).toBeLessThan(35);
    expect(files()).toContain("mine.backup");
    expect(readdirSync(folder).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
  });

  test("drops deleted accounts from its list once no backup can contain them", async () => {
    noteDeletion(folder, "0197a000-0000-7000-8000-000000000001", new Date("2026-02-01T12:00:00Z"));
    noteDeletion(folder, "0197a000-0000-7000-8000-000000000002", new Date("2026-03-20T12:00:00Z"));
    await run("2026-03-30T14:00:00Z");
    await run("2026-03-31T03:00:00Z");
    expect(listDeletions(folder)).toEqual(["0197a000-0000-7000-8000-000000000002"]);
  });

  test("doesn't run if BACKUP_KEEP is 0, which may be 35 at most", () => {
    expect(nightlyBackups(settings({ BACKUP_KEEP: "0" }), site().database)).toEqual([]);
    expect(backupBeforeUpgrade(settings({ BACKUP_KEEP: "0" }))).toBeUndefined();
    expect(() => settings({ BACKUP_KEEP: "36" })).toThrow("BACKUP_KEEP must be 35 days at most");
  });
});

/** The embedded database takes a while to make and to open. */
describe("before an upgrade", { timeout: 180_000 }, () => {
  const releases = isLong ? [1, migrationNames.length - 1] : [migrationNames.length - 1];

  test.each(releases)("from migration %d, everything is backed up and can be restored", async (count) => {
    const kept = await keepDatabase({ isBlank: true });
    const old = await kept.open({ migrations: earlierMigrations(count) });
    for (const name of migrationNames.slice(0, count)) await fillAsOf(old.db, name);
    await old.close();
    const beforeUpgrade = backupBeforeUpgrade(settings());
    const upgraded = await kept.open({ ...(beforeUpgrade && { beforeUpgrade }) });
    const [name = ""] = files();
    expect(name).toMatch(/-before-upgrade\.backup$/);
    const { header } = await checkBackup(join(folder, name));
    expect(header.migrations.map((each) => each.name)).toEqual(migrationNames.slice(0, count));
    const { kept: other, database, restored } = await restoreIntoNew(join(folder, name));
    expect(restored.appliedMigrations).toEqual(migrationNames.slice(count));
    const [now, then] = [await everyRow(database.db), await everyRow(upgraded.db)];
    const counts = (rows: typeof now) =>
      [...rows].flatMap(([table, all]) => (isKept(table) ? [[table, all.length]] : []));
    expect(counts(now)).toEqual(counts(then));
    for (const table of ["achievements", "players", "contact_messages"])
      expect(now.get(table)).toEqual(then.get(table));
    await database.close();
    await upgraded.close();
    const again = await kept.open({ ...(beforeUpgrade && { beforeUpgrade }) });
    expect(files()).toEqual([name]);
    await again.close();
    await Promise.all([kept.remove(), other.remove()]);
  });
});
