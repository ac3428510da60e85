import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "#contract/client.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { api } from "./api-client.ts";

/** The network, which answers with these one after the other. */
function answering(...answers: [status: number, code: string][]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const [status, code] = answers.shift() ?? [200, ""];
    const body = status === 200 ? "[]" : JSON.stringify({ error: "A sentence.", code });
    return new Response(body, { status, headers: { "content-type": "application/json", "retry-after": "1" } });
  });
  return asked;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a call refused for overload is sent once more after the time the server asked for", async () => {
  const asked = answering([503, "overloaded"]);
  const answer = api(playersApi.list);
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toEqual([]);
  expect(asked).toHaveLength(2);
});

test("a call refused for overload twice isn’t sent again", async () => {
  const asked = answering([503, "overloaded"], [503, "overloaded"]);
  const answer = api(playersApi.list).catch((error) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBeInstanceOf(ApiFailure);
  expect(asked).toHaveLength(2);
});

test.each([
  [503, "unavailable"],
  [503, "locked"],
  [503, ""],
  [500, "internal"],
  [429, "too_many_requests"],
] as const)("a call that failed with %i %s is never sent again", async (status, code) => {
  const asked = answering([status, code]);
  const answer = api(playersApi.list).catch((error) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toMatchObject({ status });
  expect(asked).toHaveLength(1);
});
