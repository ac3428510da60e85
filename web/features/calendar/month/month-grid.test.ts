import { expect, test } from "vitest";
import { dayAfterKey } from "./month-grid.tsx";

test.each([
  ["ArrowLeft", "2026-03-31"],
  ["ArrowRight", "2026-04-02"],
  ["ArrowUp", "2026-03-25"],
  ["ArrowDown", "2026-04-08"],
  ["Home", "2026-03-29"],
  ["End", "2026-04-04"],
  ["PageUp", "2026-03-01"],
  ["PageDown", "2026-05-01"],
  ["Enter", undefined],
  ["toString", undefined],
])("%s leads from Wednesday 1 April 2026 to %s", (key, day) => {
  expect(dayAfterKey(key, "2026-04-01", "Sunday")).toBe(day);
});

test("Home and End lead to the ends of the team's week", () => {
  expect(dayAfterKey("Home", "2026-04-05", "Monday")).toBe("2026-03-30");
  expect(dayAfterKey("End", "2026-04-05", "Monday")).toBe("2026-04-05");
});
