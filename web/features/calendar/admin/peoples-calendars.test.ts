import { expect, test } from "vitest";
import { exampleEvent } from "#web/features/calendar/time/example-event.ts";
import { lastOf } from "./peoples-calendars.tsx";

const events = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...exampleEvent, title: String(index + 1) }));

test("shows the last five events, latest first, and counts the others", () => {
  const { last, more } = lastOf(events(8));
  expect(last.map(({ title }) => title)).toEqual(["8", "7", "6", "5", "4"]);
  expect(more).toBe(3);
});

test("leaves none over if there are five or fewer", () => {
  expect(lastOf(events(5)).more).toBe(0);
  expect(lastOf([])).toEqual({ last: [], more: 0 });
});
