import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { videosApi } from "#contract/videos/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { videos } from "./videos.table.ts";

const site = useSite();
let admin: Awaited<ReturnType<typeof signedInStaff>>;
const videoId = "dQw4w9WgXcQ";

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin", "Ada Admin");
});
beforeEach(async () => {
  await site().db.delete(videos);
});

const add = (title: string, more: object = {}) =>
  admin.api(videosAdminApi.create, { body: { videoId, title, ...more } });
const shown = async () => (await site().api(videosApi.list)).map(({ title }) => title);
const post = (payload: object) =>
  site().app.inject({ method: "POST", url: "/api/admin/youtube-videos", headers: admin.headers, payload });

describe("a new video", () => {
  test.each([
    videoId,
    ` ${videoId} `,
    `https://www.youtube.com/watch?v=${videoId}`,
    `https://youtube.com/watch?list=x&v=${videoId}&t=3`,
    `http://m.youtube.com/watch?v=${videoId}`,
    `https://youtu.be/${videoId}?si=x`,
    `https://www.youtube.com/shorts/${videoId}`,
    `https://www.youtube.com/live/${videoId}`,
    `https://www.youtube-nocookie.com/embed/${videoId}`,
    `youtube.com/watch?v=${videoId}`,
    `www.youtube.com/watch?v=${videoId}`,
    `youtu.be/${videoId}`,
  ])("by %s is stored by its id", async (typed) => {
    const made = await add("Clip", { videoId: typed });
    expect(made).toEqual({
      id: made.id,
      videoId,
      title: "Clip",
      description: "",
      position: 1,
      isActive: true,
      stillUrl: null,
      version: 1,
    });
  });

  test("goes last by default, and is on the home page immediately", async () => {
    expect((await add("One")).position).toBe(1);
    expect((await add("Two")).position).toBe(2);
    expect((await add("Nought", { position: 1 })).position).toBe(1);
    expect((await add("Four")).position).toBe(4);
    expect((await shown()).toSorted()).toEqual(["Four", "Nought", "One", "Two"]);
    expect((await site().app.inject({ url: "/" })).body).toContain("Nought");
  });

  test("goes last even after others were deleted", async () => {
    const [one, two] = [await add("One"), await add("Two")];
    await add("Three");
    for (const { id } of [one, two]) await admin.api(videosAdminApi.remove, { params: { id } });
    expect((await add("Four")).position).toBe(2);
    expect(await shown()).toEqual(["Three", "Four"]);
  });

  test("gets its own place when several are added at once", async () => {
    const made = await Promise.all(Array.from({ length: 12 }, (_, at) => add(`Clip ${at}`)));
    const positions = made.map(({ position }) => position).toSorted((a, b) => a - b);
    expect(positions).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  });

  const incomplete = "Please provide video ID and title";
  const unknown = "Please enter a YouTube video ID or the address of a YouTube video";
  test.each([
    [{}, incomplete],
    [{ title: "Clip" }, incomplete],
    [{ videoId, title: "  " }, incomplete],
    [{ videoId: " ", title: "Clip" }, incomplete],
    [{ videoId: 7, title: "Clip" }, incomplete],
    [{ videoId: "nonsense", title: " " }, incomplete],
    [{ videoId: "short", title: "Clip" }, unknown],
    [{ videoId: "javascript:alert(1)", title: "Clip" }, unknown],
    [{ videoId: `https://evil.test/watch?v=${videoId}`, title: "Clip" }, unknown],
    [{ videoId: `https://youtube.com.evil.test/watch?v=${videoId}`, title: "Clip" }, unknown],
    [{ videoId: `https://youtube.com@evil.test/watch?v=${videoId}`, title: "Clip" }, unknown],
    [{ videoId: `//youtube.com/watch?v=${videoId}`, title: "Clip" }, unknown],
    [{ videoId: `evil.test/youtube.com/watch?v=${videoId}`, title: "Clip" }, unknown],
    [{ videoId: `youtube.com.evil.test/watch?v=${videoId}`, title: "Clip" }, unknown],
    [{ videoId: `javascript:youtube.com/watch?v=${videoId}`, title: "Clip" }, unknown],
    [{ videoId: "x".repeat(301), title: "Clip" }, unknown],
    [{ videoId, title: "Clip", isActive: true }, "Please leave out isActive: this call has no such field"],
  ])("as %j is refused", async (body, sentence) => {
    const response = await post(body);
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
    expect(await site().db.select().from(videos)).toEqual([]);
  });

  test.each([0, -1, 1.5, "1", true, 100_001, 2_147_483_648])("at position %j is refused", async (position) => {
    expect((await post({ videoId, title: "Clip", position })).statusCode).toBe(400);
  });
});

test("a disabled video is seen only by staff, keeps its place, and can be enabled again", async () => {
  const { id } = await add("Clip", { position: 7 });
  const params = { id };
  const off = await admin.api(videosAdminApi.update, { params, body: { videoId, title: "Clip", isActive: false } });
  expect(off).toMatchObject({ position: 7, isActive: false });
  expect(await shown()).toEqual([]);
  expect((await site().app.inject({ url: "/" })).body).not.toContain(videoId);
  expect(await admin.api(videosAdminApi.listForStaff)).toEqual([off]);
  await admin.api(videosAdminApi.update, {
    params,
    body: { videoId, title: "Clip again", position: 2, isActive: true },
  });
  expect(await shown()).toEqual(["Clip again"]);
});

describe("the order of all videos", () => {
  const ids = (all: { id: string }[]) => all.map(({ id }) => id);
  const reorder = (order: string[], by = admin) => by.api(videosAdminApi.reorder, { body: { ids: order } });

  test("is set in one call, shows immediately, and is recorded once", async () => {
    const [one, two, three] = [await add("One"), await add("Two"), await add("Three")];
    await admin.api(videosAdminApi.update, {
      params: { id: two.id },
      body: { videoId, title: "Two", isActive: false },
    });
    const stored = await reorder(ids([three, two, one]));
    expect(stored.map(({ title, position }) => [title, position])).toEqual([
      ["Three", 1],
      ["Two", 2],
      ["One", 3],
    ]);
    expect(await admin.api(videosAdminApi.listForStaff)).toEqual(stored);
    expect(await shown()).toEqual(["Three", "One"]);
    expect((await recordedChanges(site(), "videos.reorder")).at(-1)).toMatchObject({
      actor: "Ada Admin",
      before: { order: ["One", "Two", "Three"] },
      after: { order: ["Three", "Two", "One"] },
    });
  });

  test("keeps each video's version, so an edit under way can still be saved", async () => {
    const [one, two] = [await add("One"), await add("Two")];
    await reorder(ids([two, one]));
    const body = { videoId, title: "Uno", version: one.version };
    expect(await admin.api(videosAdminApi.update, { params: { id: one.id }, body })).toMatchObject({
      title: "Uno",
      position: 2,
    });
  });

  test("is refused when it doesn't list exactly the current videos, which are returned", async () => {
    const [one, two] = [await add("One"), await add("Two")];
    const gone = await add("Gone");
    await admin.api(videosAdminApi.remove, { params: { id: gone.id } });
    for (const order of [[], [one.id], ids([two, one, gone]), ids([two, gone])]) {
      const refusal = { status: 409, sentence: expect.stringContaining("added or deleted"), current: [one, two] };
      await expect(reorder(order)).rejects.toMatchObject(refusal);
    }
    expect(await shown()).toEqual(["One", "Two"]);
    await expect(reorder([one.id, one.id])).rejects.toMatchObject({ status: 400 });
  });

  test("made from an order that has changed since is refused with the stored one, also when both are sent at once", async () => {
    const [one, two, three] = [await add("One"), await add("Two"), await add("Three")];
    const before = ids([one, two, three]);
    const [mine, theirs] = [ids([two, one, three]), ids([one, three, two])];
    const from = (order: string[]) => admin.api(videosAdminApi.reorder, { body: { ids: order, before } });

    const outcomes = await Promise.allSettled([from(mine), from(theirs)]);

    const stored = await admin.api(videosAdminApi.listForStaff);
    const refusals = outcomes.filter(({ status }) => status === "rejected");
    expect(refusals).toMatchObject([{ reason: { status: 409, sentence: videoTexts.otherOrder, current: stored } }]);
    expect([mine, theirs]).toContainEqual(ids(stored));
    await expect(from(mine)).rejects.toMatchObject({ status: 409, current: stored });
  });

  test("set by many at once ends as one of theirs, and videos added or deleted then keep valid places", async () => {
    const all = [];
    for (const title of ["One", "Two", "Three", "Four"]) all.push(await add(title));
    const [one, two, three, four] = ids(all);
    const orders = [ids(all).toReversed(), [two, one, four, three], [three, four, one, two]].map((order) =>
      order.map((id) => id ?? ""),
    );
    const outcomes = await Promise.allSettled([
      ...orders.flatMap((order) => [reorder(order), reorder(order)]),
      add("Five"),
      admin.api(videosAdminApi.remove, { params: { id: four ?? "" } }),
      admin.api(videosAdminApi.update, { params: { id: one ?? "" }, body: { videoId, title: "Uno" } }),
    ]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.status] : []));
    expect(refused.every((status) => status === 409)).toBe(true);
    const left = await admin.api(videosAdminApi.listForStaff);
    expect(left.map(({ title }) => title).toSorted()).toEqual(["Five", "Three", "Two", "Uno"]);
    expect(new Set(left.map(({ position }) => position)).size).toBe(4);
  });
});

/** Leaves out the still, which the site fetches by itself. */
const own = ({ stillUrl: _stillUrl, ...video }: StoredVideo) => video;

test("every change is recorded with before and after", async () => {
  const made = await add("Clip");
  const params = { id: made.id };
  const changed = await admin.api(videosAdminApi.update, { params, body: { videoId, title: "Cut" } });
  await admin.api(videosAdminApi.remove, { params });
  expect(await shown()).toEqual([]);
  const changes = await Promise.all(
    ["create", "update", "remove"].map((what) => recordedChanges(site(), `videos.${what}`)),
  );
  expect(changes.map((all) => all.findLast(({ targetId }) => targetId === made.id))).toMatchObject([
    { actor: "Ada Admin", target: "Clip", before: null, after: own(made) },
    { actor: "Ada Admin", target: "Cut", before: own(made), after: own(changed) },
    { actor: "Ada Admin", target: "Cut", before: own(changed), after: null },
  ]);
  await expect(admin.api(videosAdminApi.remove, { params })).rejects.toMatchObject({ status: 404 });
  const body = { videoId, title: "x" };
  await expect(admin.api(videosAdminApi.update, { params, body })).rejects.toMatchObject({ status: 404 });
});
