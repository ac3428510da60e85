import { randomUUIDv7 } from "node:crypto";
import { setImmediate as afterOthers } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gateSeed, terrainPath } from "#contract/art/art.ts";
import { siteCardPath } from "#contract/art/cards.ts";
import { portraitPath, smallPortraitPath } from "#contract/art/portraits.ts";
import { articlePicturePath, rewardPicturePath, wordPath } from "#contract/art/words.ts";
import { publish } from "#server/database/database.ts";
import { news } from "#server/features/news/news.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { rewardItems } from "#server/features/points/points.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { videos } from "#server/features/videos/videos.table.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team } from "#team.config.ts";
import { Studio } from "./art.service.ts";
import type { DrawingOrder } from "./art.worker.ts";
import { DrawingThread } from "./drawing-thread.client.ts";
import type { Picture } from "./picture.format.ts";

const site = useSite();
let asked = 0;

beforeEach(() => site().db.delete(rateLimits));
afterEach(() => vi.restoreAllMocks());

const ask = (url: string, remoteAddress = "198.51.100.1") => site().app.inject({ url, remoteAddress });
const invented = () => terrainPath("hero", `invented ${++asked}`);
/** Asks for pictures from different addresses. */
const flood = (count: number) =>
  Array.from({ length: count }, (_, at) => ask(invented(), `203.0.${Math.floor(at / 200)}.${(at % 200) + 1}`));

const draft = (title: string) =>
  ({
    id: randomUUIDv7(),
    title,
    excerpt: "x",
    content: "x",
    category: "general",
    status: "draft",
    readTime: 1,
  }) as const;

async function fillContent() {
  const title = "Won by 37 points";
  const { db } = site();
  await db.insert(players).values({
    id: randomUUIDv7(),
    gamertag: `Tarn${asked}`,
    realName: "Sam Sample",
    role: "Coach",
    imageUrl: "/art/terrain/hero/Chosen.svg",
  });
  await db.insert(videos).values({ id: randomUUIDv7(), videoId: "dQw4w9WgXcQ", title: "Clip", position: 1 });
  await db.insert(news).values(draft(title));
  await db
    .insert(rewardItems)
    .values({ id: randomUUIDv7(), name: "A 25K voucher", description: "", price: 5, isActive: true });
  for (const topic of ["players", "videos", "news", "reward-items"] as const) await publish(db, topic);
  return [
    portraitPath(`Tarn${asked}`, "moor", 3),
    smallPortraitPath(`Tarn${asked}`, "slate"),
    terrainPath("video", "dQw4w9WgXcQ"),
    "/art/terrain/hero/Chosen.svg",
    articlePicturePath("news-wide", title, "general"),
    rewardPicturePath("A 25K voucher"),
    wordPath("news-lede", team.about.crafts[0]?.mark ?? ""),
    terrainPath("jersey", team.wordmark),
    terrainPath("contact", team.name),
    terrainPath("locked", gateSeed("Settings")),
    portraitPath(team.about.leadership[0]?.name ?? "", "moor", 0),
    smallPortraitPath("r", "moor"),
    siteCardPath(team),
  ];
}

const isDrawingOrder = (message: object): message is DrawingOrder => "picture" in message;

/** Holds the first drawing until `letGo`. Tells which pictures were sent to be drawn, and whose they are. */
function pauseDrawing() {
  const asked = vi.spyOn(DrawingThread.prototype, "draw");
  const send = Worker.prototype.postMessage;
  const drawn: Picture[] = [];
  const { promise: mayDraw, resolve: letGo } = Promise.withResolvers<void>();
  vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker, order: object, transfer) {
    if (!isDrawingOrder(order)) return send.call(this, order, transfer);
    drawn.push(order.picture);
    void mayDraw.then(() => send.call(this, order));
  });
  const countAsked = (whose: string) => asked.mock.calls.filter(([, queue]) => queue === whose).length;
  const whoseDrawn = () => drawn.map((picture) => asked.mock.calls.find(([one]) => one === picture)?.[1]);
  return { countAsked, letGo, whoseDrawn };
}

test("the content's pictures are drawn first, however many invented names are requested", async () => {
  const content = await fillContent();
  await ask(portraitPath(`Tarn${asked}`, "moor", 4)); // this first request reads which names belong to the content
  const { countAsked, letGo, whoseDrawn } = pauseDrawing();
  const requests = flood(40);
  await expect.poll(() => countAsked("invented")).toBe(40);
  const drawn = content.map(async (path) => ({ path, statusCode: (await ask(path)).statusCode }));
  await expect.poll(() => countAsked("known")).toBe(content.length);
  letGo();
  expect(await Promise.all(drawn)).toEqual(content.map((path) => ({ path, statusCode: 200 })));
  const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(9).fill(200), ...Array(31).fill(503)]);
  expect(whoseDrawn()).toEqual(["invented", ...content.map(() => "known"), ...Array(8).fill("invented")]);
});

test("a name counts as content as soon as it exists", async () => {
  const gamertag = `Newcomer${asked}`;
  await site().db.insert(players).values({ id: randomUUIDv7(), gamertag, realName: "Sam Sample", role: "Coach" });
  await publish(site().db, "players");
  const requests = flood(70);
  await requests[0];
  expect((await ask(portraitPath(gamertag, "moor"))).statusCode).toBe(200);
  await Promise.all(requests);
});

test.runIf(isLong)(
  "one address can have 60 invented pictures drawn a minute, besides finished ones and the content's",
  async () => {
    const finished = invented();
    for (const url of [finished, ...Array.from({ length: 59 }, invented)])
      expect((await ask(url)).statusCode).toBe(200);
    const refused = await ask(invented());
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await ask(siteCardPath(team))).statusCode).toBe(200);
    expect((await ask(invented(), "203.0.113.5")).statusCode).toBe(200);
  },
);

test("a drawing that takes too long gets a 503 with a time to retry, and the next one is drawn", async () => {
  const late = terrainPath("hero", team.wordmark);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const response = ask(late);
    while (vi.getTimerCount() === 0) await afterOthers(); // until it is being drawn
    vi.advanceTimersByTime(20_000);
    const { statusCode, headers } = await response;
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
  } finally {
    vi.useRealTimers();
  }
  expect((await ask(late)).statusCode).toBe(200);
});

test.runIf(isLong)("only pictures named in an article's text count as content", async () => {
  const named = [terrainPath("hero", `Named ${asked}`), wordPath("news-wide", "Z9")];
  const content = named.map((path) => `Look: ![a picture](${path} "A title").`).join("\n\n");
  await site()
    .db.insert(news)
    .values({ ...draft("A cup"), content });
  await publish(site().db, "news");
  for (let at = 0; at < 60; at++) await ask(invented());
  expect((await ask(invented())).statusCode).toBe(429);
  expect(await Promise.all(named.map(async (path) => (await ask(path)).statusCode))).toEqual([200, 200]);
});

describe("a studio", () => {
  const portraitOf = (gamertag: string) =>
    ({ kind: "small portrait", palette: "moor", gamertag, brand: team.brand }) as const;
  const countInvented = async () => {};
  const known = { isKnown: async () => true, countInvented };
  const unknown = { isKnown: async () => false, countInvented };
  let studio: Studio;

  beforeEach(() => {
    studio = new Studio();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await studio.close();
  });

  test("draws once for simultaneous and later requests", async () => {
    const [first, second] = await Promise.all([
      studio.show(portraitOf("a"), known),
      studio.show(portraitOf("a"), known),
    ]);
    expect(second).toBe(first);
    expect(await studio.show(portraitOf("a"), known)).toBe(first);
  });

  test("keeps the content's pictures however many others are drawn", async () => {
    const kept = await studio.show(portraitOf("a"), known);
    for (let at = 0; at < 260; at++) await studio.show(portraitOf(`invented ${at}`), unknown);
    expect(await studio.show(portraitOf("a"), known)).toBe(kept);
  });

  test("starts a new thread when one ends, and loses only what was being drawn", async () => {
    const whileDrawn = afterOthers().then(() => studio.close());
    const [lost] = await Promise.allSettled([studio.show(portraitOf("a"), known), whileDrawn]);
    expect(lost).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
    await expect(studio.show(portraitOf("a"), known)).resolves.toMatchObject({ status: 200 });
  });

  test("gives each picture its full time, however long it waited", async () => {
    await studio.show(portraitOf("first"), known);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const [one, two, three] = ["a", "b", "c"].map((gamertag) => studio.show(portraitOf(gamertag), known));
    await one;
    vi.advanceTimersByTime(15_000);
    await two;
    vi.advanceTimersByTime(15_000);
    await expect(three).resolves.toMatchObject({ status: 200 });
  });
});
