import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { videosApi } from "#contract/videos/endpoints.ts";
import { purgePictures } from "#server/features/uploads/unused-pictures.service.ts";
import { media } from "#server/features/uploads/uploads.table.ts";
import { features } from "#server/features.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { stillsFrom } from "./still-source.client.ts";
import { fetchStills, purgeStills } from "./video-stills.service.ts";
import { videoStills } from "./video-stills.table.ts";
import { demoVideos } from "./videos.demo.ts";
import { videos } from "./videos.table.ts";

const site = useSite();
const videoId = "dQw4w9WgXcQ";
const begun = new Date("2026-03-01T12:00:00Z");
const minutesLater = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);

/** Stands in for the host of the stills, and for another host that a redirect leads to. */
let answer: RequestListener;
let asked: string[] = [];
const host = createServer((request, response) => {
  asked.push(request.url ?? "");
  answer(request, response);
});
let askedElsewhere = 0;
const elsewhere = createServer((_request, response) => {
  askedElsewhere += 1;
  response.end();
});
const originOf = (server: typeof host) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
const listen = (server: typeof host) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

let admin: Awaited<ReturnType<typeof signedInStaff>>;
let jpeg: Buffer;
const withStill: RequestListener = (_request, response) => response.end(jpeg);

beforeAll(async () => {
  await Promise.all([listen(host), listen(elsewhere)]);
  admin = await signedInStaff(site(), "admin", "Ada Admin");
  jpeg = await plain(1280, 720).jpeg().toBuffer();
});
afterAll(() => {
  for (const server of [host, elsewhere]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(async () => {
  [asked, askedElsewhere, answer] = [[], 0, withStill];
  for (const table of [videos, videoStills, media]) await site().db.delete(table);
});

const add = (id = videoId) => admin.api(videosAdminApi.create, { body: { videoId: id, title: "Clip" } });
const source = () => stillsFrom(originOf(host), { deadlineMs: 2_000 });
const run = (now = begun) => fetchStills(site().database.background, { source: source() }, now);
const shown = async () => (await site().api(videosApi.list)).map(({ stillUrl }) => stillUrl);

describe("a video's still", () => {
  test("is fetched by its id, re-encoded, and served from this site on the home page", async () => {
    await add();
    expect(await shown()).toEqual([null]);
    await run();
    const [url = ""] = await shown();
    expect(url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect(asked).toEqual([`/vi/${videoId}/maxresdefault.jpg`]);
    const still = await site().app.inject({ url: url ?? "" });
    expect([still.statusCode, still.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect((await site().app.inject({ url: "/" })).body).toContain(`src="${url}"`);
    expect(await admin.api(videosAdminApi.listForStaff)).toMatchObject([{ stillUrl: url }]);
  });

  test("is fetched once, even for two videos with the same id, however often the site checks", async () => {
    await add();
    await add();
    for (const minutes of [0, 1, 100_000]) await run(minutesLater(minutes));
    expect(asked).toHaveLength(1);
    expect(new Set(await shown()).size).toBe(1);
  });

  test("is fetched once by two instances that check at the same time", async () => {
    await add();
    await Promise.all([run(), fetchStills(site().db, { source: source() }, begun)]);
    expect(asked).toHaveLength(1);
    expect(await shown()).toEqual([expect.stringContaining("/media/")]);
  });

  test("is the small one if there's no large one", async () => {
    await add();
    answer = (request, response) => {
      if (request.url?.includes("maxres")) response.writeHead(404).end(jpeg);
      else response.end(jpeg);
    };
    await run();
    expect(asked).toEqual([`/vi/${videoId}/maxresdefault.jpg`, `/vi/${videoId}/hqdefault.jpg`]);
    expect(await shown()).toEqual([expect.stringContaining("/media/")]);
  });

  test("is never requested for a demonstration video", async () => {
    await site().db.insert(videos).values(demoVideos);
    await run();
    expect(asked).toEqual([]);
  });

  test("is kept for as long as the video is on the site or in the bin", async () => {
    const { id } = await add();
    await run();
    const isKept = async () => {
      await purgeStills(site().db);
      await purgePictures(site().db, features, minutesLater(100_000));
      return (await site().db.select({ hash: media.hash }).from(media)).length === 1;
    };
    expect(await isKept()).toBe(true);
    await admin.api(videosAdminApi.remove, { params: { id } });
    expect(await isKept()).toBe(true);
  });
});

describe("the drawn picture stays if the host", () => {
  const cases: [says: string, answer: RequestListener, isFailure: boolean][] = [
    ["has none", (_request, response) => response.writeHead(404).end(), false],
    ["sends no picture", (_request, response) => response.end("<svg xmlns='http://www.w3.org/2000/svg'/>"), false],
    ["sends too much", (_request, response) => response.end(Buffer.concat([jpeg, Buffer.alloc(2 ** 21)])), true],
    ["leads elsewhere", (_request, response) => response.writeHead(302, { location: originOf(elsewhere) }).end(), true],
    ["redirects to itself", (_request, response) => response.writeHead(302, { location: "/vi/other" }).end(), true],
    ["fails", (_request, response) => response.writeHead(500).end(), true],
    ["breaks off", (_request, response) => response.writeHead(200, { "content-length": 9_999 }).destroy(), true],
    ["doesn't answer", () => {}, true],
    ["never ends", (_request, response) => response.write(jpeg.subarray(0, 100)), true],
  ];
  test.each(cases)("%s, and the still is requested again ten minutes later", async (_says, responses, isFailure) => {
    await add();
    answer = responses;
    const failed = await run().then(
      () => false,
      () => true,
    );
    expect(failed).toBe(isFailure);
    expect(await shown()).toEqual([null]);
    expect((await site().app.inject({ url: "/" })).body).toContain(`/art/terrain/video/${videoId}.svg`);
    expect(askedElsewhere).toBe(0);

    const before = asked.length;
    answer = withStill;
    await run(minutesLater(9));
    expect(asked).toHaveLength(before);
    await run(minutesLater(10));
    expect(asked).toHaveLength(before + 1);
    expect(await shown()).toEqual([expect.stringContaining("/media/")]);
  });
});

test("a try that was killed isn't the last, and the next instance repeats it", async () => {
  await add();
  answer = () => {};
  const killed = new AbortController();
  const first = fetchStills(site().database.background, { source: source(), signal: killed.signal }, begun);
  await vi.waitFor(() => expect(asked).toHaveLength(1), 30_000);
  killed.abort();
  await first;
  answer = withStill;
  await run(minutesLater(10));
  expect(await shown()).toEqual([expect.stringContaining("/media/")]);
});

test("a failing host is asked less and less often", async () => {
  await add();
  answer = (_request, response) => response.writeHead(503).end();
  for (let minutes = 0; minutes <= 14 * 24 * 60; minutes += 10) await run(minutesLater(minutes)).catch(() => {});
  expect(asked).toHaveLength(5); // immediately, then after 10 minutes, an hour, a day and a week
});
