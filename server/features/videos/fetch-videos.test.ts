import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { FetchFailureKind } from "#contract/channels/constants.ts";
import { channelsApi } from "#contract/channels/endpoints.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { videosApi } from "#contract/videos/endpoints.ts";
import { videoChannelApi, videoQueueApi } from "#contract/videos/queue/endpoints.ts";
import { readSettings } from "#server/env.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { channels } from "#server/features/channels/channels.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
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
import { firstVideos, type StandInVideo, standInChannel } from "#server/testing/stand-ins/youtube-videos.ts";
import { type FetchingVideos, fetchVideos } from "./fetch-videos.service.ts";
import { queuedVideos, videoChannels } from "./video-queue.table.ts";
import { videos } from "./videos.table.ts";
import { videosAt } from "./youtube-videos.client.ts";

const site = useSite();
const { log, lines } = recordLog("info");
let platforms: Platforms;
let admin: Awaited<ReturnType<typeof signedInStaff>>;
let fetching: FetchingVideos;

const fetchingAt = (settings: Record<string, string>, secret = site().app.secret): FetchingVideos => ({
  source: videosAt(readSettings(settings)),
  secret,
  log,
});

beforeAll(async () => {
  platforms = await startPlatforms();
  admin = await signedInStaff(site(), "admin", "Ada Admin");
});
afterAll(() => platforms.close());
beforeEach(async () => {
  platforms.setTrouble("youtube");
  platforms.setVideos(firstVideos());
  [platforms.asked.length, lines.length] = [0, 0];
  for (const table of [videoChannels, queuedVideos, videos, channels, bin, auditLog]) await site().db.delete(table);
  fetching = fetchingAt(platforms.settings);
});

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const run = (now = minutesFromNow(0), some = fetching) => fetchVideos(site().db, some, now);
const connectKey = (key: string = acceptedKeys.youtube.key) =>
  admin.api(channelsApi.connect, { params: { platform: "youtube" }, body: { handle: knownChannels.youtube, key } });
const connectBy = {
  feed: () => admin.api(videoChannelApi.connect, { body: { handle: standInChannel.id } }),
  key: async () => {
    await connectKey();
    return admin.api(videoChannelApi.connect, { body: { handle: knownChannels.youtube } });
  },
};
const ways = ["feed", "key"] as const;
const queue = (state?: "hidden") => admin.api(videoQueueApi.list, { query: { ...(state && { state }) } });
const idsOf = (some: { videoId: string }[]) => some.map(({ videoId }) => videoId);
const channel = async () => (await admin.api(videoChannelApi.get)).connected;
const onSite = async () => idsOf(await site().api(videosApi.list));
const add = (video: Partial<StandInVideo> & { videoId: string }) =>
  platforms.setVideos([
    ...platforms.videos(),
    {
      title: "New",
      description: "",
      kind: "video",
      privacy: "public",
      publishedAt: "2026-11-27T20:00:00.000Z",
      ...video,
    },
  ]);
const change = (videoId: string, changed: Partial<StandInVideo>) =>
  platforms.setVideos(platforms.videos().map((one) => (one.videoId === videoId ? { ...one, ...changed } : one)));
const newestFirst = idsOf(firstVideos()).toReversed();
const queued = async (videoId: string) => {
  const found = (await queue()).find((video) => video.videoId === videoId);
  if (!found) throw new Error(`${videoId} isn’t in the queue`);
  return found;
};
const accept = async (videoId: string) =>
  admin.api(videoQueueApi.accept, { params: { id: (await queued(videoId)).id }, body: {} });

describe.each(ways)("with %s, a channel’s new videos", (way) => {
  test("wait in the queue, newest first, and none is on the site", async () => {
    await connectBy[way]();
    await run();
    expect(idsOf(await queue())).toEqual(newestFirst);
    expect(await onSite()).toEqual([]);
    expect(await queued("standin-v04")).toMatchObject({
      title: "Comms & chaos: “game six” <uncut>",
      description: "All of it.",
      isPublic: true,
      isHidden: false,
    });
    expect(await channel()).toMatchObject({ waiting: 6, failure: null, isBeingTried: false, isShownAtOnce: false });
  });

  test("are looked for every 15 minutes, and once by several instances", async () => {
    await connectBy[way]();
    await Promise.all(Array.from({ length: 8 }, () => run()));
    const asked = platforms.asked.length;
    expect(asked).toBe(way === "feed" ? 1 : 3);
    for (const minutes of [1, 14]) await run(minutesFromNow(minutes));
    expect(platforms.asked).toHaveLength(asked);
    await run(minutesFromNow(15.1));
    expect(platforms.asked).toHaveLength(2 * asked);
  });

  test("that are on the site already, or in the bin, are never offered", async () => {
    const body = { videoId: "standin-v02", title: "By hand" };
    const byHand = await admin.api(videosAdminApi.create, { body });
    const binned = await admin.api(videosAdminApi.create, { body: { ...body, videoId: "standin-v03" } });
    await admin.api(videosAdminApi.remove, { params: { id: binned.id } });
    await connectBy[way]();
    await run();
    await admin.api(videosAdminApi.remove, { params: { id: byHand.id } });
    await site().db.delete(bin);
    await run(minutesFromNow(16));
    expect(idsOf(await queue())).toEqual(newestFirst.filter((id) => !["standin-v02", "standin-v03"].includes(id)));
  });

  test("that were accepted and deleted later, or hidden, aren't offered again", async () => {
    await connectBy[way]();
    await run();
    const { id } = await accept("standin-v04");
    expect(await onSite()).toEqual(["standin-v04"]);
    const hidden = await queued("standin-v02");
    await admin.api(videoQueueApi.hide, { params: { id: hidden.id }, body: { isHidden: true } });
    await admin.api(videosAdminApi.remove, { params: { id } });
    change("standin-v02", { title: "Renamed" });
    await run(minutesFromNow(16));
    expect(idsOf(await queue())).not.toEqual(expect.arrayContaining(["standin-v02"]));
    expect(idsOf(await queue())).not.toEqual(expect.arrayContaining(["standin-v04"]));
    expect(await queue("hidden")).toMatchObject([{ videoId: "standin-v02", title: "Renamed" }]);
  });

  test("that become private or are removed say so, and can't be accepted until they're public again", async () => {
    await connectBy[way]();
    await run();
    change("standin-v04", { privacy: "private" });
    await run(minutesFromNow(16));
    expect(await queued("standin-v04")).toMatchObject({ isPublic: false });
    await expect(accept("standin-v04")).rejects.toMatchObject({ status: 409 });
    add({ videoId: "standin-v07", privacy: "private" });
    change("standin-v04", { privacy: "public", title: "Game six" });
    await run(minutesFromNow(32));
    expect(await queued("standin-v04")).toMatchObject({ isPublic: true, title: "Game six" });
    expect(idsOf(await queue())).not.toContain("standin-v07");
  });

  test("are shown at once only from when an admin says so, and only ordinary ones", async () => {
    await connectBy[way]();
    await admin.api(videoChannelApi.showAtOnce, { body: { isShownAtOnce: true } });
    await run();
    expect(await onSite()).toEqual([]); // the first ones aren't new
    add({ videoId: "standin-v07", title: "Seven" });
    add({ videoId: "standin-v08", kind: "short" });
    add({ videoId: "standin-v09", title: "Nine", publishedAt: "2026-11-27T21:00:00.000Z" });
    await run(minutesFromNow(16));
    expect(await onSite()).toEqual(["standin-v09", "standin-v07"]);
    expect(idsOf(await queue())).toContain("standin-v08");
    const accepted = await recordedChanges(site(), "videos.accept"); // both at one moment, so in either order
    expect(accepted).toMatchObject(Array(2).fill({ actorType: "staff", actor: "New videos of the channel" }));
    expect(accepted.map(({ target }) => target).toSorted()).toEqual(["Nine", "Seven"]);
    await admin.api(videoChannelApi.showAtOnce, { body: { isShownAtOnce: false } });
    add({ videoId: "standin-v10" });
    await run(minutesFromNow(32));
    expect(await onSite()).toEqual(["standin-v09", "standin-v07"]);
    expect(await queued("standin-v10")).toMatchObject({ title: "New" });
  });

  test("are plain text, whatever a stranger wrote", async () => {
    const title = "\u202e<script>alert(1)</script>\n\u200bhi & bye";
    add({ videoId: "standin-v07", title, description: `${"<b>".repeat(1_000)}\n\nmore` });
    await connectBy[way]();
    await run();
    const made = await accept("standin-v07");
    expect(made.title).toBe("<script>alert(1)</script> hi & bye");
    expect(made.description).toHaveLength(2_000);
    expect((await site().app.inject({ url: "/" })).body).toContain("&lt;script&gt;alert(1)&lt;/script&gt; hi");
  });
});

test("the feed says what is a Short, and of the others nothing", async () => {
  await connectBy.feed();
  await run();
  const kinds = Object.fromEntries((await queue()).map(({ videoId, kind }) => [videoId, kind]));
  expect(kinds).toEqual({ ...Object.fromEntries(newestFirst.map((id) => [id, "untold"])), "standin-v03": "short" });
});

test("the Data API says what is a Short, and what a stream or premiere, before it, during it and after", async () => {
  add({ videoId: "standin-v07", kind: "live stream" });
  await connectBy.key();
  await run();
  const kinds = async () => Object.fromEntries((await queue()).map(({ videoId, kind }) => [videoId, kind]));
  expect(await kinds()).toEqual({
    "standin-v01": "broadcast",
    "standin-v02": "video",
    "standin-v03": "short",
    "standin-v04": "video",
    "standin-v05": "upcoming",
    "standin-v06": "upcoming",
    "standin-v07": "live",
  });
  change("standin-v06", { kind: "past stream" });
  await run(minutesFromNow(16));
  expect(await kinds()).toMatchObject({ "standin-v06": "broadcast" });
});

test("streams and premieres wait even where new videos are shown at once", async () => {
  await connectBy.key();
  await run();
  await admin.api(videoChannelApi.showAtOnce, { body: { isShownAtOnce: true } });
  for (const kind of ["upcoming stream", "live stream", "past stream", "premiere", "short"] as const)
    add({ videoId: `new-${kind.slice(0, 7).replace(" ", "-")}`.padEnd(11, "0"), kind });
  await run(minutesFromNow(16));
  expect(await onSite()).toEqual([]);
  expect(await queue()).toHaveLength(11);
});

test("a key that's entered later is used, and one that's removed leaves the feed", async () => {
  await connectBy.key();
  await run();
  await admin.api(channelsApi.disconnect, { params: { platform: "youtube" } });
  platforms.asked.length = 0;
  add({ videoId: "standin-v07" });
  await run(minutesFromNow(16));
  expect(platforms.asked.map(({ url }) => url)).toEqual(["/feeds/videos.xml"]);
  expect(await queued("standin-v07")).toMatchObject({ kind: "untold" });
  await connectKey();
  await run(minutesFromNow(32));
  expect(await queued("standin-v07")).toMatchObject({ kind: "video" });
});

test("a video that's listed twice is offered once", async () => {
  const source: FetchingVideos["source"] = async (asked, signal) => {
    const told = await fetching.source(asked, signal);
    return { ...told, videos: [...told.videos, ...told.videos] };
  };
  await connectBy.feed();
  await run(minutesFromNow(0), { ...fetching, source });
  expect(idsOf(await queue())).toEqual(newestFirst);
});

test("a channel without videos is no failure with a key", async () => {
  platforms.setVideos([]);
  await connectBy.key();
  await run();
  expect(await channel()).toMatchObject({ failure: null, waiting: 0 });
});

test("videos beyond the newest 15 that wait are asked about too", async () => {
  await connectBy.key();
  await run();
  const many = Array.from(
    { length: 15 },
    (_, at): StandInVideo => ({
      videoId: `later-${String(at).padStart(5, "0")}`,
      title: `Later ${at}`,
      description: "",
      kind: "video",
      privacy: "public",
      publishedAt: new Date(Date.parse("2026-11-27T00:00:00Z") + at * 60_000).toISOString(),
    }),
  );
  platforms.setVideos([...firstVideos(), ...many.slice(0, 12)]);
  await run(minutesFromNow(16));
  platforms.setVideos([...firstVideos().filter(({ videoId }) => videoId !== "standin-v06"), ...many]);
  await run(minutesFromNow(32));
  expect(await queued("standin-v06")).toMatchObject({ isPublic: false });
});

const failures: [PlatformTrouble, Partial<Record<(typeof ways)[number], FetchFailureKind>>][] = [
  ["refused key", { key: "wrong-key" }],
  ["forbidden", { feed: "away", key: "forbidden" }],
  ["not found", { feed: "away", key: "not-found" }],
  ["asked too often", { feed: "limited", key: "limited" }],
  ["asked too often, without a time", { feed: "limited", key: "limited" }],
  ["quota used up", { feed: "away", key: "limited" }],
  ["failing", { feed: "away", key: "away" }],
  ["failing, with a time", { feed: "away", key: "away" }],
  ["slow", { feed: "away", key: "away" }],
  ["cut off", { feed: "away", key: "away" }],
  ["HTML", { feed: "not-understood", key: "not-understood" }],
  ["something else", { feed: "not-understood", key: "not-understood" }],
  ["huge", { feed: "not-understood", key: "not-understood" }],
  ["redirect", { feed: "not-understood", key: "not-understood" }],
];
const cases = failures.flatMap(([trouble, kinds]) =>
  ways.flatMap((way) => (kinds[way] ? [[way, trouble, kinds[way]] as const] : [])),
);

describe("a failure changes nothing in the queue or on the site", () => {
  test.each(cases)("with %s: %s", async (way, trouble, kind) => {
    await connectBy[way]();
    await run();
    await accept("standin-v02");
    const before = [await queue(), await onSite()];
    lines.length = 0;
    platforms.setTrouble("youtube", trouble);
    if (trouble === "slow") fetching = { ...fetching, deadlineMs: 300 };
    await run(minutesFromNow(16));
    expect([await queue(), await onSite()]).toEqual(before);
    const failed = await channel();
    expect(failed?.failure?.kind).toBe(kind);
    expect(failed?.failure?.sentence).toMatch(/^[A-Z].{20,}\.$/);
    const waits = (Date.parse(failed?.nextTryAt ?? "") - minutesFromNow(16).getTime()) / 1_000;
    const hasTime = trouble === "asked too often" || trouble === "failing, with a time";
    expect(waits).toBeGreaterThan(hasTime ? waitSeconds - 20 * 60 : 14 * 60);
    for (const minutes of [200, 600, 2_000]) await run(minutesFromNow(minutes));
    const told = lines.filter(({ level }) => Number(level) >= 40);
    expect(told).toMatchObject([{ msg: "couldn’t fetch new videos", platform: "youtube", failure: kind }]);
    expect(JSON.stringify([lines, await channel()])).not.toMatch(/stand-in-key/);
    expect(platforms.askedElsewhere()).toBe(0);

    platforms.setTrouble("youtube");
    fetching = fetchingAt(platforms.settings);
    await run(minutesFromNow(4_000));
    expect(await channel()).toMatchObject({ failure: null });
    expect(idsOf(await queue())).toEqual(newestFirst.filter((id) => id !== "standin-v02"));
  });

  test.each(ways)("with %s and a wrong certificate", async (way) => {
    await connectBy[way]();
    const { insecureOrigin } = platforms;
    await run(minutesFromNow(0), fetchingAt({ YOUTUBE_URL: insecureOrigin, YOUTUBE_FEED_URL: insecureOrigin }));
    expect((await channel())?.failure?.kind).toBe("insecure");
    expect(platforms.asked).toEqual([]);
  });

  test("with a key that can't be read any more", async () => {
    await connectBy.key();
    await run(
      minutesFromNow(0),
      fetchingAt(platforms.settings, "another secret, since the backup was restored elsewhere"),
    );
    expect((await channel())?.failure?.sentence).toContain("Please enter the key again");
    expect((await site().app.inject({ url: "/" })).statusCode).toBe(200);
  });

  test("with a handle whose key was removed before YouTube said which channel it is", async () => {
    await connectBy.key();
    await admin.api(channelsApi.disconnect, { params: { platform: "youtube" } });
    await run();
    expect((await channel())?.failure?.sentence).toContain("enter the channel’s id, which starts with UC");
  });
});

test("a feed that's away for days is asked every hour", async () => {
  await connectBy.feed();
  platforms.setTrouble("youtube", "not found");
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) await run(minutesFromNow(minutes + 0.1));
  expect(platforms.asked).toHaveLength(26); // at once, then after 15, 30 and 60 minutes, then every hour
});

test("a channel that was changed while it was being asked doesn't get the old one's videos", async () => {
  await connectBy.feed();
  const source: FetchingVideos["source"] = async (asked, signal) => {
    const told = await fetching.source(asked, signal);
    await admin.api(videoChannelApi.connect, { body: { handle: "UCanother-channel-0000000".slice(0, 24) } });
    return told;
  };
  await run(minutesFromNow(0), { ...fetching, source });
  expect(await queue()).toEqual([]);
  expect(await channel()).toMatchObject({ succeededAt: null, isBeingTried: true });
});

test("a try that was killed isn't the last, and one that a stop ends is no failure", async () => {
  await connectBy.feed();
  platforms.setTrouble("youtube", "slow");
  const stopping = new AbortController();
  const first = run(minutesFromNow(0), { ...fetching, signal: stopping.signal });
  await vi.waitFor(() => expect(platforms.asked).toHaveLength(1), 30_000);
  stopping.abort();
  await first;
  expect((await channel())?.failure).toBeNull();
  platforms.setTrouble("youtube");
  await run(minutesFromNow(3));
  expect(await queue()).toHaveLength(6);
});
