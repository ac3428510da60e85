import { randomUUIDv7 } from "node:crypto";
import { expect, test } from "vitest";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { Turns } from "#server/platform/turns/turns.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { AnswerCache } from "./answer-cache.ts";

const site = useSite();
const get = (url: string, remoteAddress: string) => site().app.inject({ url, remoteAddress });

/** Returns the cursor of a list's second page. */
async function cursorOf(path: string) {
  const { headers } = await get(`${path}?limit=1`, "198.51.100.1");
  return new URL(/<(.+)>/.exec(String(headers.link))?.[1] ?? "", "http://self").searchParams.get("cursor");
}

test.each(["/api/news", "/api/news/cards", "/api/players"])(
  "if one address asks for many answers of %s at once, some are told to come back and others are still served",
  async (path) => {
    await fillDemonstration(site().db, features);
    const cursor = await cursorOf(path);
    for (const query of ["", `&cursor=${cursor}`]) {
      const limits = Array.from({ length: 30 }, (_, at) => 70 + at);
      const flood = limits.map((limit) => get(`${path}?limit=${limit}${query}`, "203.0.113.7"));
      const others = [get(`${path}?limit=30${query}`, "198.51.100.1"), get("/news", "198.51.100.2")];
      const [answered, answers] = await Promise.all([Promise.all(others), Promise.all(flood)]);
      expect(answered.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const refused = answers.filter(({ statusCode }) => statusCode === 503);
      expect(refused.length).toBeGreaterThan(0);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30 - refused.length);
      expect(new Set(refused.map(({ headers }) => headers["retry-after"]))).toEqual(new Set(["1"]));
    }
  },
);

test("simultaneous requests for a list share one answer", async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, () => get("/api/achievements", "203.0.113.7")));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

const text = { headers: { "content-type": "text/plain" } };

test("makes at most two answers at once, and cached ones don't wait", async () => {
  const cache = new AnswerCache();
  const turns = new Turns({ atOnce: 2, waiting: 100 });
  const inTurn = <T>(work: () => Promise<T>) => turns.take(work);
  const finished = await cache.answer("finished", [], async () => ({ ...text, body: "finished" }), { inTurn });
  let [running, most] = [0, 0];
  const gate = Promise.withResolvers<void>();
  const make = async () => {
    most = Math.max(most, ++running);
    await gate.promise;
    running--;
    return { ...text, body: randomUUIDv7() };
  };
  const asked = Array.from({ length: 30 }, (_, at) => cache.answer(String(at), [], make, { inTurn }));
  expect(await cache.answer("finished", [], make, { inTurn })).toBe(finished);
  await expect.poll(() => running).toBe(2);
  gate.resolve();
  expect(new Set((await Promise.all(asked)).map(({ etag }) => etag)).size).toBe(30);
  expect(most).toBe(2);
});

test("an answer includes changes made while it waited for its turn, whoever asked for it", async () => {
  const cache = new AnswerCache();
  const turn = Promise.withResolvers<void>();
  const inTurn = <T>(work: () => Promise<T>) => turn.promise.then(work);
  let [content, made] = ["before", 0];
  const make = async () => {
    made++;
    return { ...text, body: content };
  };
  const before = cache.answer("a", ["news"], make, { inTurn });
  content = "after";
  cache.outdate("news");
  const after = cache.answer("a", ["news"], make, { inTurn });
  turn.resolve();
  const later = cache.answer("a", ["news"], make, { inTurn });
  const bodies = (await Promise.all([before, after, later])).map(({ bytes }) => bytes.raw.toString());
  expect([bodies, made]).toEqual([["after", "after", "after"], 1]);
});
