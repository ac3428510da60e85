import { randomUUIDv7 } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { channelsApi } from "#contract/channels/endpoints.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { videosApi } from "#contract/videos/endpoints.ts";
import { videoQueueTexts } from "#contract/videos/queue/constants.ts";
import { videoChannelApi, videoQueueApi } from "#contract/videos/queue/endpoints.ts";
import { channels } from "#server/features/channels/channels.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedVideos, videoChannels } from "./video-queue.table.ts";
import { fetchStills, purgeStills } from "./video-stills.service.ts";
import { videoStills } from "./video-stills.table.ts";
import { videos } from "./videos.table.ts";

const site = useSite();
let admin: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin", "Ada Admin");
});
beforeEach(async () => {
  for (const table of [queuedVideos, videoChannels, videos, videoStills, channels]) await site().db.delete(table);
});

const wait = async (title: string, more: Partial<typeof queuedVideos.$inferInsert> = {}) => {
  const id = randomUUIDv7();
  const videoId = title
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "")
    .padEnd(11, "0")
    .slice(0, 11);
  const told = {
    videoId,
    title,
    description: "As told.",
    publishedAt: new Date("2026-11-27T18:00:00Z"),
    kind: "video",
  } as const;
  await site()
    .db.insert(queuedVideos)
    .values({ id, ...told, state: "waiting", ...more });
  return { id, videoId };
};
const titles = async (query: { state?: "hidden"; search?: string } = {}) =>
  (await admin.api(videoQueueApi.list, { query })).map(({ title }) => title);
const accept = (id: string, body: { title?: string; description?: string } = {}) =>
  admin.api(videoQueueApi.accept, { params: { id }, body });
const hide = (id: string, isHidden = true) => admin.api(videoQueueApi.hide, { params: { id }, body: { isHidden } });
const shown = async () => (await site().api(videosApi.list)).map(({ title }) => title);

describe("accepting a video", () => {
  test("puts it first on the site, as YouTube tells it", async () => {
    for (const title of ["One", "Two"])
      await admin.api(videosAdminApi.create, { body: { videoId: "dQw4w9WgXcQ", title } });
    const { id, videoId } = await wait("Three");
    const made = await accept(id);
    expect(made).toMatchObject({ videoId, title: "Three", description: "As told.", position: 1, isActive: true });
    expect(await shown()).toEqual(["Three", "One", "Two"]);
    expect((await admin.api(videosAdminApi.create, { body: { videoId, title: "Four" } })).position).toBe(4);
    expect((await site().app.inject({ url: "/" })).body).toContain("Three");
    expect(await recordedChanges(site(), "videos.accept")).toMatchObject([
      { actor: "Ada Admin", target: "Three", targetId: made.id, after: { title: "Three" } },
    ]);
  });

  test("takes the title and description that staff typed, by the same rules as ever", async () => {
    const { id } = await wait("Three");
    for (const [body, says] of [
      [{ title: " " }, videoQueueTexts.title],
      [{ title: "a\u200bb" }, "Please remove hidden characters and line breaks"],
      [{ title: "a".repeat(161) }, "Please use at most 160 characters"],
      [{ description: "a".repeat(2_001) }, "Please use at most 2,000 characters"],
    ] as const)
      await expect(accept(id, body)).rejects.toMatchObject({ status: 400, sentence: says });
    expect(await shown()).toEqual([]);
    expect(await accept(id, { title: "Drei", description: "" })).toMatchObject({ title: "Drei", description: "" });
  });

  test("happens once, even by several at once", async () => {
    const { id } = await wait("Three");
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => accept(id)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await shown()).toEqual(["Three"]);
    await expect(accept(id)).rejects.toMatchObject({ status: 409, sentence: videoQueueTexts.alreadyAccepted });
    await expect(hide(id)).rejects.toMatchObject({ status: 409 });
  });

  test("isn't offered for a video that staff added by hand since, or gave another one's address", async () => {
    const [three, four] = [await wait("Three"), await wait("Four")];
    const byHand = await admin.api(videosAdminApi.create, { body: { videoId: three.videoId, title: "By hand" } });
    expect(await titles()).toEqual(["Four"]);
    const change = { params: { id: byHand.id }, body: { videoId: four.videoId, title: "By hand" } };
    await admin.api(videosAdminApi.update, change);
    expect(await titles()).toEqual([]);
  });
});

describe("hiding a video", () => {
  test("takes it out of the queue, where it's found, put back and accepted", async () => {
    const [{ id }, other] = [await wait("Three"), await wait("Four")];
    expect(await hide(id)).toMatchObject({ title: "Three", isHidden: true });
    await hide(id);
    await hide(other.id);
    expect([await titles(), await titles({ state: "hidden", search: "thr" })]).toEqual([[], ["Three"]]);
    expect(await hide(other.id, false)).toMatchObject({ isHidden: false });
    expect(await titles()).toEqual(["Four"]);
    await accept(id);
    expect(await shown()).toEqual(["Three"]);
    expect(await titles({ state: "hidden" })).toEqual([]);
    const isOfOne = ({ targetId }: { targetId: string | null }) => targetId === id;
    expect((await recordedChanges(site(), "videos.hide")).filter(isOfOne)).toMatchObject([{ target: "Three" }]);
    expect(await recordedChanges(site(), "videos.unhide")).toMatchObject([{ target: "Four" }]);
  });
});

test("a video that waits gets its still from this site too, and keeps it until it's hidden", async () => {
  const jpeg = Buffer.from("no picture");
  const asked: string[] = [];
  const source = async (videoId: string) => {
    asked.push(videoId);
    return jpeg;
  };
  const [{ id, videoId }] = [await wait("Three"), await wait("Four", { state: "hidden" })];
  await fetchStills(site().db, { source });
  expect(asked).toEqual([videoId]);
  const kept = async () => {
    await purgeStills(site().db);
    return (await site().db.select().from(videoStills)).length;
  };
  expect(await kept()).toBe(1);
  await hide(id);
  expect(await kept()).toBe(0);
});

const connect = (handle: string) => admin.api(videoChannelApi.connect, { body: { handle } });
const first = "UCabcdefghijklmnopqrstuv";
const second = "UCbbbbbbbbbbbbbbbbbbbbbb";

describe("the channel", () => {
  test("is connected by its id without a key, and by its handle with one", async () => {
    await expect(connect("@summit")).rejects.toMatchObject({ status: 400, sentence: videoQueueTexts.channelId });
    await expect(connect("https://elsewhere.example/@summit")).rejects.toMatchObject({
      sentence: videoQueueTexts.channel,
    });
    expect(await admin.api(videoChannelApi.get)).toEqual({ hasKey: false, connected: null });
    expect(await connect(`https://www.youtube.com/channel/${first}`)).toMatchObject({
      hasKey: false,
      connected: { handle: first, isShownAtOnce: false, isBeingTried: true, failure: null },
    });
    const youtube = { params: { platform: "youtube" }, body: { handle: "@summit", key: "a key" } } as const;
    await admin.api(channelsApi.connect, youtube);
    expect(await connect("@summit")).toMatchObject({ hasKey: true, connected: { handle: "@summit" } });
  });

  test("that takes another's place, or is disconnected, takes what waits along, but not what's hidden", async () => {
    await connect(first);
    await admin.api(videoChannelApi.showAtOnce, { body: { isShownAtOnce: true } });
    await wait("Three");
    expect(await connect(first)).toMatchObject({ connected: { isShownAtOnce: true, waiting: 1 } });
    await wait("Four", { state: "hidden" });
    expect(await connect(second)).toMatchObject({ connected: { isShownAtOnce: false, waiting: 0 } });
    await wait("Five");
    await admin.api(videoChannelApi.disconnect);
    expect([await titles(), await titles({ state: "hidden" })]).toEqual([[], ["Four"]]);
    await expect(admin.api(videoChannelApi.disconnect)).rejects.toMatchObject({ status: 404 });
  });

  test("is tested on request, except while YouTube wants the site to wait", async () => {
    await connect(first);
    const later = new Date(Date.now() + 3_600_000);
    await site()
      .db.update(videoChannels)
      .set({ failure: "away", failedSince: later, nextTryAt: later, triedAt: later });
    expect(await admin.api(videoChannelApi.test)).toMatchObject({ connected: { failure: { kind: "away" } } });
    await site().db.update(videoChannels).set({ failure: "limited", nextTryAt: later });
    await expect(admin.api(videoChannelApi.test)).rejects.toMatchObject({ sentence: videoQueueTexts.mustWait });
  });

  test("leaves its changes in the audit log", async () => {
    expect(await recordedChanges(site(), "video-channel.connect")).not.toEqual([]);
    expect(await recordedChanges(site(), "video-channel.update")).toContainEqual(
      expect.objectContaining({ actor: "Ada Admin", before: { isShownAtOnce: false }, after: { isShownAtOnce: true } }),
    );
    expect(await recordedChanges(site(), "video-channel.disconnect")).not.toEqual([]);
  });
});
