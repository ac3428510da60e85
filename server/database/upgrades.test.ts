import { expect, test } from "vitest";
import { killWhileUpgrading } from "#server/testing/kills/killed-upgrades.ts";
import { earlierReleases, upgradeFrom } from "#server/testing/upgrades/upgrade.ts";

const isServer = process.env.TEST_ENGINE === "postgres";
/** The embedded database takes a while to open, so it is only upgraded from the oldest release. */
const releases = isServer ? earlierReleases : earlierReleases.slice(0, 1);
const patience = 120_000;

test.each(releases)(
  "a filled database of $name keeps every row, and the site runs on it",
  async (release) => expect(await upgradeFrom(release)).toEqual([]),
  patience,
);

test.runIf(isServer)(
  "an upgrade killed in the middle of any migration leaves the earlier release's database unchanged",
  async () => expect(await killWhileUpgrading()).toEqual([]),
  patience,
);
