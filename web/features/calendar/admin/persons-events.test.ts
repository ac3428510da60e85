import { expect, test } from "vitest";
import { exampleEvent } from "#web/features/calendar/time/example-event.ts";
import { lastOf } from "./persons-events.tsx";

const events = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...exampleEvent, title: String(index + 1) }));

test("of many events the last five are shown, the latest first, and the others are counted", () => {
  const { last, more } = lastOf(events(8));
  expect(last.map(({ title }) => title)).toEqual(["8", "7", "6", "5", "4"]);
  expect(more).toBe(3);
});

test("of five or fewer none is left over", () => {
  expect(lastOf(events(5)).more).toBe(0);
  expect(lastOf([])).toEqual({ last: [], more: 0 });
});
