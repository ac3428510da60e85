import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { playersApi } from "#contract/players/endpoints.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

test("an empty roster is an empty list", async () => {
  expect(await site().api(playersApi.list)).toEqual([]);
});

test("the roster is sorted by ascending power ranking, players without one first", async () => {
  await fillDemonstration(site().db, features);
  const roster = await site().api(playersApi.list);
  expect(roster.map(({ powerRanking }) => powerRanking)).toEqual([null, 2310, 3875, 6940, 9120, 12_480]);
  expect(roster[0]).toEqual({
    id: expect.any(String),
    gamertag: "Tarn9_demo",
    realName: "Jo Placeholder",
    role: "Analyst",
    bio: "Draws the loot path before the bus leaves.",
    specialty: "Zone reads and drop maps.",
    powerRanking: null,
    earnings: 0,
    twitterUrl: "https://twitter.example/tarn9_demo",
    twitchUrl: null,
    youtubeUrl: "https://youtube.example/tarn9_demo",
    imageUrl: null,
    game: null,
  });
});

test("following the next pages gives every player once, in order", async () => {
  const whole = await site().api(playersApi.list);
  const seen: string[] = [];
  let url = "/api/players?limit=4";
  while (url) {
    const response: LightMyRequestResponse = await site().app.inject({ url });
    seen.push(...response.json().map(({ id }: { id: string }) => id));
    url = /^<([^>]+)>; rel="next"$/.exec(response.headers.link?.toString() ?? "")?.[1] ?? "";
  }
  expect(seen).toEqual(whole.map(({ id }) => id));
});

test.each(["0", "-1", "1.5", "abc", "", "1e3", "9999999999"])("a limit of %j is refused", async (limit) => {
  const response = await site().app.inject({ url: "/api/players", query: { limit } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    error: "Limit must be a whole number from 1 to 100",
    code: "invalid_input",
    fields: { limit: "Limit must be a whole number from 1 to 100" },
  });
});

test("a limit above 100 is clamped, and unknown options are ignored", async () => {
  const response = await site().app.inject({ url: "/api/players?limit=5000&colour=blue" });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toHaveLength(6);
});

test.each([
  ["not base64url", "%%%"],
  ["no list", Buffer.from('"x"').toString("base64url")],
  ["too short", Buffer.from("[1]").toString("base64url")],
  ["of another list", Buffer.from('["2025-01-01","x"]').toString("base64url")],
  [
    "a number too large for the column",
    Buffer.from('[99999999999,"01980000-0000-7000-8000-000100000001"]').toString("base64url"),
  ],
  ["with a character no column can hold", Buffer.from('[1,"\\u0000"]').toString("base64url")],
])("a cursor that is %s is refused", async (_what, cursor) => {
  const response = await site().app.inject({ url: "/api/players", query: { cursor } });
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe("invalid_input");
});
