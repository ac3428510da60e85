import { expect, test } from "vitest";
import type { StoredVideo } from "#contract/videos/schemas.ts";
import { moved } from "./order.ts";

const video = (id: string, position: number): StoredVideo => ({
  id,
  position,
  videoId: "dQw4w9WgXcQ",
  title: id,
  description: "",
  isActive: true,
});
const changes = (videos: StoredVideo[], id: string, by: -1 | 1) =>
  moved(videos, id, by).map((each) => [each.id, each.position]);

test("two neighbours change places, and nobody else's place changes", () => {
  const all = [video("one", 1), video("two", 2), video("five", 5)];
  expect(changes(all, "five", -1)).toEqual([
    ["five", 2],
    ["two", 5],
  ]);
  expect(changes(all, "one", 1)).toEqual([
    ["two", 1],
    ["one", 2],
  ]);
});

test("videos at one position come apart", () => {
  expect(changes([video("a", 1), video("b", 1), video("c", 1)], "c", -1)).toEqual([
    ["c", 2],
    ["b", 3],
  ]);
});

test("the first moves no further up, the last no further down", () => {
  const all = [video("one", 1), video("two", 2)];
  expect([changes(all, "one", -1), changes(all, "two", 1), changes(all, "gone", 1)]).toEqual([[], [], []]);
});
