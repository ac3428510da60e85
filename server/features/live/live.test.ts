import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { badgesApi } from "#contract/badges/endpoints.ts";
import type { FetchFailureKind } from "#contract/channels/constants.ts";
import { channelsApi } from "#contract/channels/endpoints.ts";
import { liveAdminApi } from "#contract/live/admin/endpoints.ts";
import { liveApi } from "#contract/live/endpoints.ts";
import { readSettings } from "#server/env.ts";
import { channels } from "#server/features/channels/channels.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { purgePictures } from "#server/features/uploads/unused-pictures.service.ts";
import { media } from "#server/features/uploads/uploads.table.ts";
import { features } from "#server/features.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";
import {
  acceptedKeys,
  knownChannels,
  type Platforms,
  type PlatformTrouble,
  startPlatforms,
  waitSeconds,
} from "#server/testing/stand-ins/platforms.ts";
import { type Fetching, fetchLive, forgetStreams } from "./fetch-live.service.ts";
import { liveFeature } from "./live.feature.ts";
import { readLive, readLiveState } from "./live.service.ts";
import { liveChecks } from "./live.table.ts";
import { twitchStreams } from "./twitch-streams.client.ts";

const site = useSite(withoutLimits);
const { log, lines } = recordLog("info");
/** Anew for each test, because calls and pages have the real time. */
let begun: Date;
const secondsLater = (seconds: number) => new Date(begun.getTime() + seconds * 1_000);
let platforms: Platforms;
let admin: Awaited<ReturnType<typeof signedInStaff>>;
let fetching: Fetching;

const fetchingAt = (settings: Record<string, string>, secret = site().app.secret): Fetching => ({
  source: twitchStreams(readSettings(settings)),
  secret,
  log,
  deadlineMs: 20_000,
  picturesDeadlineMs: 60_000,
});

beforeAll(async () => {
  platforms = await startPlatforms();
  admin = await signedInStaff(site(), "admin", "Ada Admin");
});
afterAll(() => platforms.close());
beforeEach(async () => {
  platforms.setTrouble("twitch");
  for (const login of platforms.streams().keys()) platforms.setStream(login);
  for (const table of [channels, liveChecks, players, media]) await site().db.delete(table);
  [begun, fetching] = [new Date(), fetchingAt(platforms.settings)];
  site().app.invalidateResponses("*");
  [platforms.asked.length, lines.length] = [0, 0];
});

const connect = (body: object = {}) =>
  admin.api(channelsApi.connect, {
    params: { platform: "twitch" },
    body: { handle: knownChannels.twitch, ...acceptedKeys.twitch, ...body },
  });
/** Connected before the tests' own time begins. */
const connectEarlier = async () => {
  await connect();
  await site()
    .db.update(channels)
    .set({ askedAt: secondsLater(-600) });
};
const addPlayer = async (gamertag: string, twitchUrl: string | null, isFormer = false) => {
  const id = randomUUIDv7();
  const player = { gamertag, realName: "Sample Player", role: "Pro Player", isFormer } as const;
  await site()
    .db.insert(players)
    .values({ id, ...player, twitchUrl });
  return id;
};
const stream = { title: "Ranked until we drop", game: "Fortnite", viewers: 312 };
const run = (seconds = 0, some = fetching) => fetchLive(site().db, some, secondsLater(seconds));
const shown = (seconds = 0) => readLive(site().db, site().app.team, secondsLater(seconds));
const namesShown = async (seconds = 0) => (await shown(seconds)).streams.map(({ name }) => name);
const state = () => admin.api(liveAdminApi.state);
const streamCalls = () => platforms.asked.filter(({ url }) => url === "/helix/streams");

describe("who is live", () => {
  test("is told as the roster names them: the team first, then by viewers, each with a picture from this site", async () => {
    const kestrl = await addPlayer("Kestrl_demo", "https://www.twitch.tv/Kestrl_TV/about");
    const scarp = await addPlayer("Scarp_demo", "https://twitch.tv/scarp_tv");
    await addPlayer("Tarn_demo", "https://twitch.tv/tarn_tv");
    await addPlayer("Former_demo", "https://twitch.tv/former_tv", true);
    await connectEarlier();
    platforms.setStream("kestrl_tv", { ...stream, title: "\u202eIn\nsight\u0000 " });
    platforms.setStream("scarp_tv", { ...stream, viewers: 1_204 });
    platforms.setStream("former_tv", stream);
    platforms.setStream(knownChannels.twitch, { ...stream, viewers: 2 });
    await run();
    const imageUrl = expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/);
    const url = (login: string) => `https://www.twitch.tv/${login}`;
    const { streams } = await shown();
    expect(streams).toEqual([
      { ...stream, playerId: null, name: site().app.team.name, url: url("summit"), viewers: 2, imageUrl },
      { ...stream, playerId: scarp, name: "Scarp_demo", url: url("scarp_tv"), viewers: 1_204, imageUrl },
      { ...stream, playerId: kestrl, name: "Kestrl_demo", url: url("kestrl_tv"), title: "In sight", imageUrl },
    ]);
    const picture = await site().app.inject({ url: streams[0]?.imageUrl ?? "" });
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect((await site().api(liveApi.get)).streams).toEqual(streams);
    expect(await state()).toMatchObject({ isConnected: true, count: 3, failure: null });
  });

  test("is nobody, without asking again, for a team that hasn't connected Twitch", async () => {
    await addPlayer("Kestrl_demo", "https://twitch.tv/kestrl_tv");
    await run();
    expect(await site().api(liveApi.get)).toEqual({ streams: [], goodForSeconds: null });
    expect(await state()).toMatchObject({ isConnected: false, count: 0, failure: null });
    expect(platforms.asked).toEqual([]);
    const hasPlace = async () => (await site().app.inject({ url: "/" })).body.includes('class="live-strip"');
    expect(await hasPlace()).toBe(false);
    await connectEarlier();
    expect(await hasPlace()).toBe(true);
    await admin.api(channelsApi.disconnect, { params: { platform: "twitch" } });
    expect(await hasPlace()).toBe(false);
  });

  test("isn't someone who has just left the team", async () => {
    await addPlayer("Kestrl_demo", "https://twitch.tv/kestrl_tv");
    await connectEarlier();
    platforms.setStream("kestrl_tv", stream);
    await run();
    expect(await namesShown()).toEqual(["Kestrl_demo"]);
    await site().db.update(players).set({ isFormer: true });
    expect(await namesShown()).toEqual([]);
  });

  test("has no picture if Twitch names another host for it", async () => {
    await connectEarlier();
    platforms.setStream(knownChannels.twitch, stream);
    await run(0, fetchingAt({ ...platforms.settings, TWITCH_PICTURES_URL: "http://127.0.0.1:9" }));
    expect((await shown()).streams).toMatchObject([{ title: stream.title, imageUrl: null }]);
    expect(await site().db.select().from(media)).toEqual([]);
  });

  test("keeps its picture for ten minutes, and for as long as it's shown", async () => {
    await connectEarlier();
    platforms.setStream(knownChannels.twitch, stream);
    const source = {
      ...fetching.source,
      pictureAt: vi.fn<typeof fetching.source.pictureAt>(fetching.source.pictureAt),
    };
    for (const seconds of [0, 60, 540, 601]) await run(seconds, { ...fetching, source });
    expect(source.pictureAt).toHaveBeenCalledTimes(2);
    const daysLater = new Date(begun.getTime() + 3 * 86_400_000);
    await purgePictures(site().db, features, daysLater);
    expect(await site().db.$count(media)).toBe(1);
    await forgetStreams(site().db, daysLater);
    await purgePictures(site().db, features, daysLater);
    expect(await site().db.$count(media)).toBe(0);
  });
});

describe("Twitch is asked", () => {
  test("about a hundred channels in each call, whatever else is entered as an address", async () => {
    const logins = Array.from({ length: 120 }, (_, number) => `player_${number}`);
    for (const login of logins) await addPlayer(login, `https://www.twitch.tv/${login}`);
    await addPlayer("Twice_demo", "https://www.twitch.tv/PLAYER_7");
    await addPlayer("Elsewhere_demo", "https://twitch.example/someone");
    await connectEarlier();
    for (const login of logins) platforms.setStream(login, stream);
    await run(0, { ...fetching, source: { ...fetching.source, pictureAt: async () => undefined } });
    const asked = streamCalls().map(({ search }) => new URLSearchParams(search).getAll("user_login"));
    expect(asked.map(({ length }) => length)).toEqual([100, 21]);
    expect(new Set(asked.flat())).toEqual(new Set([knownChannels.twitch, ...logins]));
    expect((await shown()).streams).toHaveLength(120);
  });

  test("once a minute, and by one of several instances", async () => {
    await connectEarlier();
    for (const seconds of [0, 30, 60, 90, 120]) await Promise.all(Array.from({ length: 4 }, () => run(seconds)));
    expect(streamCalls()).toHaveLength(3);
  });

  test("only while somebody looks, and what it told is forgotten after", async () => {
    let isWanted = false;
    const { secret, siteUrl } = site().app;
    const asking = { settings: readSettings(platforms.settings), siteUrl, secret, log: site().app.log };
    const [job] = liveFeature.askingJobs?.({ ...asking, isLiveWanted: () => isWanted }) ?? [];
    if (!job) throw new Error("Nothing asks who is live.");
    const { run: runJob } = job;
    await connectEarlier();
    platforms.setStream(knownChannels.twitch, stream);
    await runJob(site().db, begun);
    expect(streamCalls()).toHaveLength(0);
    isWanted = true;
    await runJob(site().db, begun);
    expect(streamCalls()).toHaveLength(1);
    isWanted = false;
    const stored = async () => (await site().db.select().from(liveChecks)).flatMap(({ streams }) => streams);
    await runJob(site().db, secondsLater(120));
    expect(await stored()).toHaveLength(1);
    await runJob(site().db, secondsLater(141));
    expect(await stored()).toEqual([]);
    expect(streamCalls()).toHaveLength(1);
  });

  test("for a new token only when the old one has ended", async () => {
    await connectEarlier();
    await run();
    platforms.endTokens();
    await run(60);
    await run(120);
    expect(platforms.asked.filter(({ url }) => url === "/oauth2/token")).toHaveLength(2);
    expect(await state()).toMatchObject({ failure: null });
  });

  test("again at once when someone tests the connection", async () => {
    await connectEarlier();
    await run();
    await admin.api(channelsApi.test, { params: { platform: "twitch" } });
    await run(1);
    expect(streamCalls()).toHaveLength(2);
  });
});

describe("interest", () => {
  test("is the call itself or an open dashboard, and every instance hears of it", async () => {
    await connectEarlier();
    const topics: string[] = [];
    const stop = site().database.onChange((topic) => topics.push(topic));
    const { app } = site();
    const { now } = performance;
    let minutesPassed = 60;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + minutesPassed * 60_000);
    try {
      expect(app.isLiveWanted()).toBe(false);
      expect((await site().api(liveApi.get)).goodForSeconds).toBe(15);
      expect([app.isLiveWanted(), topics]).toEqual([true, ["live-wanted"]]);
      await admin.api(badgesApi.get);
      expect(topics).toHaveLength(1);
      minutesPassed += 5;
      expect(app.isLiveWanted()).toBe(false);
      await admin.api(badgesApi.get);
      expect([app.isLiveWanted(), topics.length]).toEqual([true, 2]);
    } finally {
      clock.mockRestore();
      stop();
    }
  });

  test("is neither a call to a site without Twitch nor its dashboard", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 3_600_000); // nobody looked lately
    const topics: string[] = [];
    const stop = site().database.onChange((topic) => topics.push(topic));
    try {
      await site().api(liveApi.get);
      await admin.api(badgesApi.get);
      expect(topics).not.toContain("live-wanted");
    } finally {
      clock.mockRestore();
      stop();
    }
  });
});

describe("a stream", () => {
  beforeEach(async () => {
    await connectEarlier();
    platforms.setStream(knownChannels.twitch, stream);
    await run();
  });

  test("that has ended is gone with the next answer, and those who ask hear of it", async () => {
    expect((await site().api(liveApi.get)).streams).toHaveLength(1);
    platforms.setStream(knownChannels.twitch);
    await run(60);
    expect(await shown(60)).toEqual({ streams: [], goodForSeconds: 120 });
    expect((await site().api(liveApi.get)).streams).toEqual([]);
  });

  test("is never shown longer than four minutes after Twitch last confirmed it", async () => {
    const keptByCache = 60;
    const looksEvery = 10;
    for (let seconds = 0; seconds < 300; seconds += 1) {
      const { streams, goodForSeconds } = await shown(seconds);
      const isShown = streams.length > 0;
      const lastSeconds = isShown ? seconds + keptByCache + Number(goodForSeconds) + looksEvery : 0;
      expect(lastSeconds).toBeLessThanOrEqual(240);
      expect(isShown || seconds >= 120).toBe(true);
    }
  });

  test("stays through one failure", async () => {
    platforms.setTrouble("twitch", "failing");
    await run(60);
    expect(await namesShown(119)).toHaveLength(1);
    platforms.setTrouble("twitch");
    await run(121);
    expect(await namesShown(121)).toHaveLength(1);
    expect(lines.map(({ msg }) => msg)).toEqual(["couldn’t ask who is live", "the site knows again who is live"]);
  });
});

const failures: [PlatformTrouble, FetchFailureKind][] = [
  ["refused key", "revoked"],
  ["forbidden", "forbidden"],
  ["not found", "not-found"],
  ["asked too often", "limited"],
  ["asked too often, without a time", "limited"],
  ["failing", "away"],
  ["failing, with a time", "away"],
  ["slow", "away"],
  ["cut off", "away"],
  ["HTML", "not-understood"],
  ["something else", "not-understood"],
  ["huge", "not-understood"],
  ["redirect", "not-understood"],
];

describe("if Twitch fails, nothing changes but that streams expire", () => {
  test.each(failures)("%s", async (trouble, kind) => {
    await connectEarlier();
    await site().db.update(channels).set({ succeededAt: begun });
    platforms.setStream(knownChannels.twitch, stream);
    await run();
    const before = await shown(60);
    platforms.setTrouble("twitch", trouble);
    if (trouble === "slow") fetching = { ...fetching, deadlineMs: 300 };
    await run(60);
    expect(await shown(60)).toEqual(before);
    expect((await shown(200)).streams).toEqual([]);
    const failed = await readLiveState(site().db, secondsLater(60));
    expect(failed.failure).toMatchObject({ kind, sentence: expect.stringMatching(/^[A-Z].{20,}\.$/) });
    expect(failed.failure?.sentence).not.toMatch(/count/);
    const waits = (Date.parse(failed.nextTryAt ?? "") - secondsLater(60).getTime()) / 1_000;
    expect(waits).toBeGreaterThan(
      trouble === "asked too often" || trouble === "failing, with a time" ? waitSeconds - 400 : 50,
    );
    for (const minutes of [5, 200, 600, 1_000]) await run(minutes * 60);
    expect(lines.filter(({ level }) => level >= 40)).toMatchObject([
      { msg: "couldn’t ask who is live", platform: "twitch", failure: kind },
    ]);
    expect(JSON.stringify([lines, await state()])).not.toMatch(/stand-in-(key|secret)/);
    expect(platforms.askedElsewhere()).toBe(0);
    platforms.setTrouble("twitch");
    await run(200_000, fetchingAt(platforms.settings));
    expect(await readLiveState(site().db, secondsLater(200_000))).toMatchObject({ failure: null, count: 1 });
  });

  test("behind a wrong certificate, or where nothing listens", async () => {
    await connectEarlier();
    const at = (origin: string) => ({ TWITCH_URL: origin, TWITCH_SIGN_IN_URL: origin });
    await run(0, fetchingAt(at(platforms.insecureOrigin)));
    expect((await state()).failure?.kind).toBe("insecure");
    await run(600, fetchingAt(at("http://127.0.0.1:9")));
    expect((await state()).failure?.kind).toBe("away");
  });

  test("with a key that was never right, or that can't be read any more", async () => {
    await connect({ key: "mistyped" });
    await run();
    expect((await state()).failure?.kind).toBe("wrong-key");
    await connect();
    await run(600, fetchingAt(platforms.settings, "another secret, since the backup was restored elsewhere"));
    expect((await state()).failure?.sentence).toMatch(/Please enter the key again\.$/);
  });

  test("it's asked less and less often, and a test doesn't shorten what Twitch itself wants", async () => {
    await connectEarlier();
    platforms.setTrouble("twitch", "failing");
    for (let minutes = 0; minutes < 240; minutes += 1) await run(minutes * 60);
    expect(platforms.asked.length).toBe(7); // at once, then after 1, 5 and 15 minutes, then every hour
    platforms.setTrouble("twitch", "asked too often");
    await run(400 * 60);
    platforms.asked.length = 0;
    await site()
      .db.update(channels)
      .set({ askedAt: secondsLater(401 * 60) });
    await run(402 * 60);
    expect(platforms.asked).toEqual([]);
  });

  test("it isn't waited for any longer once a changed connection has told a count", async () => {
    await connectEarlier();
    platforms.setTrouble("twitch", "asked too often");
    await run(400 * 60);
    platforms.setTrouble("twitch");
    await site()
      .db.update(channels)
      .set({ askedAt: secondsLater(401 * 60), succeededAt: secondsLater(401 * 60 + 1) });
    await run(402 * 60);
    expect(await state()).toMatchObject({ failure: null });
  });
});

test("a try that was killed isn't the last, and one that a stop ends is no failure", async () => {
  await connectEarlier();
  platforms.setTrouble("twitch", "slow");
  const stopping = new AbortController();
  const first = run(0, { ...fetching, signal: stopping.signal });
  await vi.waitFor(() => expect(platforms.asked).toHaveLength(1), 30_000);
  stopping.abort();
  await first;
  expect((await state()).failure).toBeNull();
  platforms.setTrouble("twitch");
  await run(180);
  expect((await shown(180)).goodForSeconds).toBe(120);
});
