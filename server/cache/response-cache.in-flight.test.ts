import { randomUUIDv7 } from "node:crypto";
import { expect, test } from "vitest";
import { players } from "#server/features/players/players.table.ts";
import type { Limit } from "#server/platform/process/concurrency-limit.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { ResponseCache } from "./response-cache.ts";

const site = useSite();
const get = (url: string) => site().app.inject({ url });

test("cached pages and lists survive requests for more than 500 other addresses at once", async () => {
  const [page, list] = [(await get("/management")).body, (await get("/api/players")).body];
  // Not published, so only an answer that was made again would show it.
  const player = { id: randomUUIDv7(), gamertag: "Unannounced", realName: "Nobody Yet", role: "Coach" } as const;
  await site().db.insert(players).values(player);
  const addresses = Array.from({ length: 700 }, () => `/api/news/${randomUUIDv7()}`);
  const responses = await Promise.all(addresses.map(get));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect((await get("/api/players")).body).toBe(list);
  expect((await get("/management")).body).toBe(page);
});

test("an answer includes changes made while it waited for its limit, whoever asked for it", async () => {
  const cache = new ResponseCache();
  const waited = Promise.withResolvers<void>();
  const limit: Limit = (work) => waited.promise.then(work);
  let [content, made] = ["before", 0];
  const make = async () => {
    made++;
    return { headers: { "content-type": "text/plain" }, body: content };
  };
  const before = cache.getOrMake("a", ["news"], make, { limit });
  content = "after";
  cache.invalidate("news");
  const after = cache.getOrMake("a", ["news"], make, { limit });
  waited.resolve();
  const later = cache.getOrMake("a", ["news"], make, { limit });
  const bodies = (await Promise.all([before, after, later])).map(({ bytes }) => bytes.raw.toString());
  expect([bodies, made]).toEqual([["after", "after", "after"], 1]);
});
