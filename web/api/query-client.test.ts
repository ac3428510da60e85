import { expect, test } from "vitest";
import { ApiFailure } from "#contract/client.ts";
import { createQueryClient } from "./query-client.ts";

const failure = (status: number, code: string) => new ApiFailure(status, JSON.stringify({ error: "No", code }), "");

test.each([
  ["no answer", new TypeError("fetch failed"), true],
  ["a refusal for overload, which did nothing", failure(503, "overloaded"), false],
  ["a refusal", failure(409, "conflict"), false],
])("after %s to a change, lists are asked for again: %s", async (_, error, isAsked) => {
  const client = createQueryClient();
  client.setQueryData(["/api/players", {}, "listing"], []);
  client.setQueryData(["/api/players/1"], {});
  client.setQueryData(["/api/calendar/events", {}], []);
  const change = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error) });
  await expect(change.execute(undefined)).rejects.toBe(error);
  expect(client.getQueryState(["/api/players", {}, "listing"])?.isInvalidated).toBe(isAsked);
  expect(client.getQueryState(["/api/calendar/events", {}])?.isInvalidated).toBe(isAsked);
  expect(client.getQueryState(["/api/players/1"])?.isInvalidated).toBe(false);
});
