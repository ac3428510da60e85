import { expect, test } from "vitest";
import { socialCountsAdminApi } from "#contract/social-counts/admin/endpoints.ts";
import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import type { Team } from "#contract/team.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { team } from "#team.config.ts";
import { demoSocialCounts } from "./social-counts.demo.ts";
import { socialCounts } from "./social-counts.table.ts";

const bluesky = { platform: "bluesky", url: "https://bluesky.example/summit" } as const;
const twitch = { platform: "twitch", url: "https://twitch.example/summit" } as const;

async function siteOf(facts: Partial<Team>) {
  const site = await createTestSite({}, { team: { ...team, ...facts } });
  await site.db.insert(socialCounts).values(demoSocialCounts).onConflictDoNothing();
  const home = (await site.app.inject({ url: "/" })).body;
  return { site, home };
}

test("followers are counted only where the team has an address", async () => {
  const { site, home } = await siteOf({ socials: [bluesky, twitch], videosUrl: "" });
  expect(await site.api(socialCountsApi.list)).toMatchObject([{ platform: "twitch" }]);
  expect(home).toContain(">Live Social Feed<");
  expect(home).toContain(bluesky.url);
  expect(home).not.toContain("Our Discord");
  expect(home).not.toContain("View All Videos");
  const chief = await signedInStaff(site, "chief", "Cho Chief");
  const setting = chief.api(socialCountsAdminApi.update, { params: { platform: "discord" }, body: { followers: 7 } });
  await expect(setting).rejects.toMatchObject({ status: 404, sentence: "The team has no address on this platform" });
  await site.close();
});

test("without a counted platform the feed is gone, and without any address so are the lists of them", async () => {
  const { site, home } = await siteOf({ socials: [] });
  expect(await site.api(socialCountsApi.list)).toEqual([]);
  for (const gone of [">Live Social Feed<", "Social links", ">Follow<"]) expect(home).not.toContain(gone);
  expect(home).toContain("Quick links");
  await site.close();
});

test("all videos are where the facts say, or at the team's address on YouTube", async () => {
  const youtube = { platform: "youtube", url: "https://youtube.example/summit" } as const;
  const { site, home } = await siteOf({ socials: [youtube], videosUrl: "" });
  expect(home).toMatch(/href="https:\/\/youtube.example\/summit"[^>]*>View All Videos/);
  await site.close();
});
