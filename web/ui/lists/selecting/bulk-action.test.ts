import { expect, test } from "vitest";
import { maxBulk } from "#contract/bulk.ts";
import { inParts } from "./bulk-action.ts";

const ids = Array.from({ length: maxBulk + 42 }, (_, place) => String(place));
const allDone = (done: string[]) => Promise.resolve({ done, refused: [] });
const away = new Error("away");

test("many are changed in parts", async () => {
  const parts: number[] = [];
  const outcome = await inParts(ids, (part) => {
    parts.push(part.length);
    return allDone(part);
  });
  expect(parts).toEqual([maxBulk, 42]);
  expect(outcome).toEqual({ done: ids, refused: [], notReached: [] });
});

test("if a later part fails, what was done is told apart from what wasn't reached", async () => {
  const outcome = await inParts(ids, (part) => (part.length === maxBulk ? allDone(part) : Promise.reject(away)));
  expect(outcome).toEqual({
    done: ids.slice(0, maxBulk),
    refused: [],
    notReached: ids.slice(maxBulk),
    error: away,
  });
});

test("if the first part fails, nothing was done, and the failure is the caller's", async () => {
  await expect(inParts(ids, () => Promise.reject(away))).rejects.toBe(away);
});
