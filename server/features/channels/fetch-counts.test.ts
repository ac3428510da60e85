import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type ConnectablePlatform, connectablePlatforms, type FetchFailureKind } from "#contract/channels/constants.ts";
import { channelsApi } from "#contract/channels/endpoints.ts";
import { socialCountsAdminApi } from "#contract/social-counts/admin/endpoints.ts";
import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import { readSettings } from "#server/env.ts";
import { socialCounts } from "#server/features/social-counts/social-counts.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import {
  acceptedKeys,
  knownChannels,
  type Platforms,
  type PlatformTrouble,
  startPlatforms,
  waitSeconds,
} from "#server/testing/stand-ins/platforms.ts";
import { channels } from "./channels.table.ts";
import { type Fetching, fetchCounts } from "./fetch-counts.service.ts";
import { countSourcesAt } from "./platforms/count-sources.client.ts";

const site = useSite();
const { log, lines } = recordLog("info");
let platforms: Platforms;
let admin: Awaited<ReturnType<typeof signedInStaff>>;
let fetching: Fetching;
const siteUrl = "https://summit.example";

const fetchingAt = (settings: Record<string, string>, secret = site().app.secret): Fetching => ({
  sources: countSourcesAt(readSettings(settings), { siteUrl }),
  secret,
  log,
  deadlineMs: 20_000,
});

beforeAll(async () => {
  platforms = await startPlatforms();
  admin = await signedInStaff(site(), "admin", "Ada Admin");
});
afterAll(() => platforms.close());
beforeEach(async () => {
  for (const platform of connectablePlatforms) platforms.setTrouble(platform);
  [platforms.asked.length, lines.length] = [0, 0];
  for (const table of [channels, socialCounts]) await site().db.delete(table);
  fetching = fetchingAt(platforms.settings);
});

const connect = (platform: ConnectablePlatform, body: object = {}) => {
  const keys = platform === "discord" ? {} : acceptedKeys[platform];
  return admin.api(channelsApi.connect, {
    params: { platform },
    body: { handle: knownChannels[platform], ...keys, ...body },
  });
};
const type = (platform: ConnectablePlatform, followers: number | null) =>
  admin.api(socialCountsAdminApi.update, { params: { platform }, body: { followers } });
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const run = (now = minutesFromNow(0), some = fetching) => fetchCounts(site().db, some, now);
const shown = async (platform: ConnectablePlatform) =>
  (await site().api(socialCountsApi.list)).find((count) => count.platform === platform);
const channel = async (platform: ConnectablePlatform) =>
  (await admin.api(channelsApi.list)).find((one) => one.platform === platform);
const fetched = async (platform: ConnectablePlatform, followers: number, at = minutesFromNow(0)) => {
  platforms.setFollowers(platform, followers);
  await run(at);
};

describe("a connected platform", () => {
  test.each([
    ["youtube", 8_927, 8_920, true],
    ["youtube", 912, 912, false],
    ["twitch", 3_141, 3_141, false],
    ["discord", 5_607, 5_607, false],
  ] as const)(
    "%s with %d followers shows %d, which replaces what was typed in",
    async (platform, real, told, isRounded) => {
      await type(platform, 12_400);
      await connect(platform);
      await fetched(platform, real);
      expect(await shown(platform)).toMatchObject({ followers: told, source: "platform", isRounded });
      expect(await channel(platform)).toMatchObject({
        followers: told,
        failure: null,
        drop: null,
        isBeingTried: false,
      });
    },
  );

  test("is asked again every five minutes, and only then", async () => {
    await connect("discord");
    for (const minutes of [0, 1, 4, 5.1, 6]) await run(minutesFromNow(minutes));
    expect(platforms.asked).toHaveLength(2);
    expect(platforms.asked[0]?.headers["user-agent"]).toBe(`DiscordBot (${siteUrl}, 1)`);
  });

  test("is asked once by several instances", async () => {
    await connect("discord");
    await Promise.all(Array.from({ length: 8 }, () => run()));
    expect(platforms.asked).toHaveLength(1);
  });

  test("keeps what was typed in after it was connected, until that's cleared", async () => {
    await connect("discord");
    await fetched("discord", 5_000);
    await type("discord", 7);
    await fetched("discord", 5_001, minutesFromNow(6));
    expect(await shown("discord")).toMatchObject({ followers: 7, source: "hand" });
    expect(await channel("discord")).toMatchObject({ followers: 5_001, isTypedIn: true });
    expect(await type("discord", null)).toMatchObject({ followers: 5_001, source: "platform" });
    await fetched("discord", 5_002, minutesFromNow(12));
    expect(await shown("discord")).toMatchObject({ followers: 5_002 });
    expect(await channel("discord")).toMatchObject({ followers: 5_002, isTypedIn: false });
  });

  test("is asked for a new token by Twitch only when the old one has ended", async () => {
    await connect("twitch");
    await run();
    platforms.endTokens();
    await fetched("twitch", 3_200, minutesFromNow(6));
    await fetched("twitch", 3_300, minutesFromNow(12));
    expect(await shown("twitch")).toMatchObject({ followers: 3_300 });
    expect(platforms.asked.filter(({ url }) => url === "/oauth2/token")).toHaveLength(2);
  });

  test("that was changed while it was being asked doesn't get the old channel's count", async () => {
    await connect("discord");
    const asking = {
      ...fetching,
      sources: {
        ...fetching.sources,
        discord: async () => {
          await connect("discord", { handle: "another" });
          return 1;
        },
      },
    };
    await run(minutesFromNow(0), asking);
    expect(await shown("discord")).toBeUndefined();
    expect(await channel("discord")).toMatchObject({ handle: "another", followers: null, isBeingTried: true });
  });
});

describe("a count that falls", () => {
  beforeEach(async () => {
    await connect("discord");
    await fetched("discord", 1_000);
  });

  test("by less than half is shown", async () => {
    await fetched("discord", 500, minutesFromNow(6));
    expect(await shown("discord")).toMatchObject({ followers: 500 });
  });

  test.each([499, 0])("to %d waits for a person, who accepts it", async (followers) => {
    await fetched("discord", followers, minutesFromNow(6));
    expect(await shown("discord")).toMatchObject({ followers: 1_000 });
    expect(await channel("discord")).toMatchObject({ drop: { followers } });
    const decide = { params: { platform: "discord" }, body: { isAccepted: true } } as const;
    expect(await admin.api(channelsApi.decideDrop, decide)).toMatchObject({ followers, drop: null });
    expect(await shown("discord")).toMatchObject({ followers });
    await expect(admin.api(channelsApi.decideDrop, decide)).rejects.toMatchObject({ status: 409 });
  });

  test("and is dismissed isn't asked about for a day", async () => {
    await fetched("discord", 10, minutesFromNow(6));
    await admin.api(channelsApi.decideDrop, { params: { platform: "discord" }, body: { isAccepted: false } });
    await fetched("discord", 11, minutesFromNow(12));
    expect(await channel("discord")).toMatchObject({ drop: null, followers: 1_000 });
    await fetched("discord", 12, minutesFromNow(25 * 60));
    expect(await channel("discord")).toMatchObject({ drop: { followers: 12 } });
    expect(await shown("discord")).toMatchObject({ followers: 1_000 });
  });

  test("and rises again needs no one", async () => {
    await fetched("discord", 10, minutesFromNow(6));
    await fetched("discord", 1_001, minutesFromNow(12));
    expect(await channel("discord")).toMatchObject({ drop: null });
    expect(await shown("discord")).toMatchObject({ followers: 1_001 });
  });
});

test("a first count of zero doesn't replace what is shown", async () => {
  await type("discord", 40);
  await connect("discord");
  await fetched("discord", 0);
  expect(await shown("discord")).toMatchObject({ followers: 40 });
  expect(await channel("discord")).toMatchObject({ drop: { followers: 0 } });
});

const failures: [PlatformTrouble, Partial<Record<ConnectablePlatform, FetchFailureKind>>][] = [
  ["refused key", { youtube: "revoked", twitch: "revoked", discord: "forbidden" }],
  ["forbidden", { youtube: "forbidden", twitch: "forbidden", discord: "forbidden" }],
  ["not found", { youtube: "not-found", twitch: "not-found", discord: "not-found" }],
  ["asked too often", { youtube: "limited", twitch: "limited", discord: "limited" }],
  ["asked too often, without a time", { youtube: "limited", twitch: "limited", discord: "limited" }],
  ["quota used up", { youtube: "limited" }],
  ["failing", { youtube: "away", twitch: "away", discord: "away" }],
  ["failing, with a time", { youtube: "away", twitch: "away", discord: "away" }],
  ["slow", { youtube: "away", twitch: "away", discord: "away" }],
  ["cut off", { youtube: "away", twitch: "away", discord: "away" }],
  ["HTML", { youtube: "not-understood", twitch: "not-understood", discord: "not-understood" }],
  ["something else", { youtube: "not-understood", twitch: "not-understood", discord: "not-understood" }],
  ["huge", { youtube: "not-understood", twitch: "not-understood", discord: "not-understood" }],
  ["redirect", { youtube: "not-understood", twitch: "not-understood", discord: "not-understood" }],
  ["hidden count", { youtube: "hidden" }],
];
const cases = failures.flatMap(([trouble, kinds]) =>
  connectablePlatforms.flatMap((platform) => (kinds[platform] ? [[platform, trouble, kinds[platform]] as const] : [])),
);

describe("a platform that fails changes nothing on the site", () => {
  test.each(cases)("%s: %s", async (platform, trouble, kind) => {
    await connect(platform);
    await fetched(platform, 2_000);
    const before = await shown(platform);
    lines.length = 0;
    platforms.setTrouble(platform, trouble);
    if (trouble === "slow") fetching = { ...fetching, deadlineMs: 300 };
    await run(minutesFromNow(6));
    expect(await shown(platform)).toEqual(before);
    const failed = await channel(platform);
    expect(failed?.failure?.kind).toBe(kind);
    expect(failed?.failure?.sentence).toMatch(/^[A-Z].{20,}\.$/);
    const waits = (Date.parse(failed?.nextTryAt ?? "") - minutesFromNow(6).getTime()) / 1_000;
    const wanted = trouble === "asked too often" || trouble === "failing, with a time" ? waitSeconds - 400 : 290;
    expect(waits).toBeGreaterThan(wanted);
    for (const minutes of [200, 600, 2_000]) await run(minutesFromNow(minutes));
    const told = lines.filter(({ level }) => Number(level) >= 40);
    expect(told).toMatchObject([{ msg: "couldn’t fetch a follower count", platform, failure: kind }]);
    expect(JSON.stringify([lines, await channel(platform)])).not.toMatch(/stand-in-(key|secret)/);
    expect(platforms.askedElsewhere()).toBe(0);

    platforms.setTrouble(platform);
    fetching = fetchingAt(platforms.settings);
    await run(minutesFromNow(4_000));
    expect(await channel(platform)).toMatchObject({ failure: null, followers: before?.followers });
  });

  test.each(connectablePlatforms)("%s with a wrong certificate", async (platform) => {
    await connect(platform);
    const insecure = Object.fromEntries(
      Object.keys(platforms.settings).map((name) => [name, platforms.insecureOrigin]),
    );
    await run(minutesFromNow(0), fetchingAt(insecure));
    expect((await channel(platform))?.failure?.kind).toBe("insecure");
    expect(platforms.asked).toEqual([]);
  });

  test("nothing listens at its address", async () => {
    await connect("discord");
    await run(minutesFromNow(0), fetchingAt({ DISCORD_URL: "http://127.0.0.1:9" }));
    expect((await channel("discord"))?.failure?.kind).toBe("away");
  });
});

test("it's asked less and less often", async () => {
  await connect("discord");
  platforms.setTrouble("discord", "failing");
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) await run(minutesFromNow(minutes + 0.1));
  expect(platforms.asked).toHaveLength(7); // at once, then after 5, 15 and 60 minutes, then every six hours
});

describe("a key", () => {
  test.each([
    ["youtube", { key: "mistyped" }],
    ["twitch", { key: "mistyped" }],
    ["twitch", { clientId: "mistyped" }],
  ] as const)("of %s that never worked is called wrong: %j", async (platform, wrong) => {
    await connect(platform, wrong);
    await run();
    expect((await channel(platform))?.failure?.kind).toBe("wrong-key");
    await connect(platform);
    await run();
    expect(await channel(platform)).toMatchObject({ failure: null, isBeingTried: false });
  });

  test("is asked for again when the site's secret has changed, and the site goes on", async () => {
    await connect("twitch");
    await run();
    const restored = fetchingAt(platforms.settings, "another secret, since the backup was restored elsewhere");
    await run(minutesFromNow(6), restored);
    const failed = await channel("twitch");
    expect(failed?.failure?.sentence).toMatch(/Please enter the key again\.$/);
    expect(await shown("twitch")).toMatchObject({ source: "platform" });
    expect((await site().app.inject({ url: "/" })).statusCode).toBe(200);
  });
});

test("a try that was killed isn't the last, and one that a stop ends is no failure", async () => {
  await connect("discord");
  platforms.setTrouble("discord", "slow");
  const stopping = new AbortController();
  const first = run(minutesFromNow(0), { ...fetching, signal: stopping.signal });
  await vi.waitFor(() => expect(platforms.asked).toHaveLength(1), 30_000);
  stopping.abort();
  await first;
  expect((await channel("discord"))?.failure).toBeNull();
  platforms.setTrouble("discord");
  await run(minutesFromNow(3));
  expect(await shown("discord")).toBeDefined();
});
