import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { socialCountsAdminApi } from "#contract/social-counts/admin/endpoints.ts";
import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import { videosApi } from "#contract/videos/endpoints.ts";
import { achievements } from "#server/features/achievements/achievements.table.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { news } from "#server/features/news/news.table.ts";
import { createPlayer } from "#server/features/players/players.service.ts";
import { players } from "#server/features/players/players.table.ts";
import { rewardItems } from "#server/features/points/points.table.ts";
import { setSiteIcon } from "#server/features/site-icon/site-icon.service.ts";
import { siteIcons } from "#server/features/site-icon/site-icon.table.ts";
import { socialCounts } from "#server/features/social-counts/social-counts.table.ts";
import { switches } from "#server/features/switches/switches.table.ts";
import { videos } from "#server/features/videos/videos.table.ts";
import { features } from "#server/features.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team } from "#team.config.ts";

const site = useSite();
let admin: Awaited<ReturnType<typeof signedInStaff>>;
const by = { isConsole: true } as const;

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin", "Ada Admin");
});
beforeEach(async () => {
  const { db } = site();
  for (const table of [players, achievements, videos, news, socialCounts, rewardItems, switches, siteIcons, auditLog])
    await db.delete(table);
  await fillDemonstration(db, features);
});

const steps = () => admin.api(firstStepsApi.get);
const remove = () => admin.api(firstStepsApi.removeDemonstration);
const player = {
  gamertag: "Own",
  realName: "Sam Sample",
  role: "Coach",
  bio: "",
  specialty: "",
  powerRanking: null,
  earnings: 0,
  twitterUrl: null,
  twitchUrl: null,
  youtubeUrl: null,
  imageUrl: null,
  game: null,
} as const;
const article = { title: "Our own", excerpt: "x", content: "x" };

test("a freshly filled site has nothing of its own, and each step is reported once it's taken", async () => {
  const demonstration = { players: 6, achievements: 8, videos: 4, news: 7, rewards: 5, socialCounts: 4, events: 4 };
  const first = {
    isNew: false,
    hasOwnTeam: false,
    hasDemonstration: true,
    demonstration,
    hasOwnPlayer: false,
    hasOwnArticle: false,
    hasOwnIcon: false,
  };
  expect(await steps()).toEqual(first);
  await createPlayer(site().db, { player, team, by });
  expect(await steps()).toEqual({ ...first, hasOwnPlayer: true });
  await admin.api(newsDeskApi.create, { body: article });
  expect(await steps()).toEqual({ ...first, hasOwnPlayer: true, hasOwnArticle: true });
  await setSiteIcon(site().db, { original: await plain(64, 64).png().toBuffer(), by });
  const own = { hasOwnPlayer: true, hasOwnArticle: true, hasOwnIcon: true };
  expect(await steps()).toEqual({ ...first, ...own });
  await remove();
  const none = Object.fromEntries(Object.keys(demonstration).map((kind) => [kind, 0]));
  expect(await steps()).toEqual({ ...first, ...own, hasDemonstration: false, demonstration: none });
});

describe("removing the demonstration", () => {
  test("removes all of it, everywhere at once, and nothing else", async () => {
    const {
      version: _,
      isFormer: _former,
      hasPage: _page,
      showsRealName: _real,
      ...own
    } = await createPlayer(site().db, { player, team, by });
    const written = await admin.api(newsDeskApi.create, { body: article });
    await admin.api(socialCountsAdminApi.update, { params: { platform: "twitter" }, body: { followers: 12_401 } });
    expect((await site().app.inject({ url: "/" })).body).toContain("Scarp<wbr/>_demo");
    await remove();
    expect(await site().api(playersApi.list)).toEqual([own]);
    expect((await site().api(newsApi.cards)).map(({ id }) => id)).toEqual([written.id]);
    expect(await site().api(achievementsApi.list)).toEqual([]);
    expect(await site().api(videosApi.list)).toEqual([]);
    expect(await site().api(socialCountsApi.list)).toMatchObject([{ platform: "twitter", followers: 12_401 }]);
    expect(await (await signedInMember(site())).api(pointsApi.items)).toEqual([]);
    const { body } = await site().app.inject({ url: "/" });
    for (const words of ["Scarp<wbr/>_demo", "Scarp_demo", "Pennine", "demo0video"]) expect(body).not.toContain(words);
    expect(await recordedChanges(site(), "demonstration.remove")).toMatchObject([
      {
        actor: "Ada Admin",
        before: { players: 6, achievements: 8, videos: 4, news: 7, rewards: 5, socialCounts: 3 },
        after: null,
      },
    ]);
  });

  test("goes by ids, so it also removes what staff have edited", async () => {
    const params = { id: demoId("players", 1) };
    await admin.api(playersAdminApi.update, { params, body: { gamertag: "Edited", realName: "Sam Sample" } });
    await remove();
    expect(await site().api(playersApi.list)).toEqual([]);
  });

  test("is permanent: the next start adds nothing, and a second removal does nothing", async () => {
    await remove();
    expect(await fillDemonstration(site().db, features)).toBe(false);
    expect(await site().api(playersApi.list)).toEqual([]);
    await remove();
    expect(await recordedChanges(site(), "demonstration.remove")).toHaveLength(1);
  });

  test("happens once when several do it at once", async () => {
    await Promise.all(Array.from({ length: 5 }, remove));
    expect(await recordedChanges(site(), "demonstration.remove")).toHaveLength(1);
    expect(await steps()).toMatchObject({ hasDemonstration: false });
  });
});

test("only admins see the first steps and can remove the demonstration", async () => {
  for (const role of ["chief", "management"] as const) {
    const { api } = await signedInStaff(site(), role);
    await expect(api(firstStepsApi.get)).rejects.toMatchObject({ status: 403 });
    await expect(api(firstStepsApi.removeDemonstration)).rejects.toMatchObject({ status: 403 });
  }
  expect(await steps()).toMatchObject({ hasDemonstration: true });
});
