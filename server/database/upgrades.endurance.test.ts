import { expect, test } from "vitest";
import { killWhileUpgrading } from "#server/testing/kills/killed-upgrades.ts";
import { earlierReleases, upgradeFrom } from "#server/testing/upgrades/upgrade.ts";

test.each(earlierReleases)("a filled database of $name keeps every row, and the site runs on it", async (release) =>
  expect(await upgradeFrom(release)).toEqual([]),
);

test("an upgrade killed in the middle of any migration leaves the earlier release's database unchanged", async () =>
  expect(await killWhileUpgrading()).toEqual([]));
