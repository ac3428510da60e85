import { expect, test } from "vitest";
import { earlierReleases, upgradeFrom } from "#server/testing/upgrades/upgrade.ts";

const isServer = process.env.TEST_ENGINE === "postgres";
/** The others, and upgrades that are killed, are in upgrades.endurance.test.ts. The embedded database takes a while to open. */
const releases = isServer ? [earlierReleases.at(0), earlierReleases.at(-1)] : [earlierReleases.at(0)];

test.each(releases.filter((release) => release !== undefined))(
  "a filled database of $name keeps every row, and the site runs on it",
  async (release) => expect(await upgradeFrom(release)).toEqual([]),
);
