import { expect, test } from "vitest";
import { timeLeft } from "./bin.tsx";

const now = Date.parse("2026-03-01T12:00:00Z");

test.each([
  ["2026-03-31T12:00:00Z", "30 days"],
  ["2026-03-31T11:59:59Z", "30 days"],
  ["2026-03-03T11:00:00Z", "2 days"],
  ["2026-03-02T12:00:00Z", "Less than a day"],
  ["2026-03-01T12:00:01Z", "Less than a day"],
  ["2026-03-01T11:00:00Z", "Less than a day"],
])("until %s there is %s left", (until, left) => {
  expect(timeLeft(until, now)).toBe(left);
});
