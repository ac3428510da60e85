import { expect, test } from "vitest";
import { staffEventDefaults } from "#contract/calendar/constants.ts";
import { newDraft } from "#web/features/calendar/editor/event-draft.ts";
import { isIncomplete } from "./create-dialog.tsx";

const now = { today: "2026-11-28", hour: 18 };
const whole = { ...newDraft(now.today, now, { ...staffEventDefaults, isPublic: false }), title: "Trial" };

test("a title, a start and an end make an event", () => {
  expect(isIncomplete(whole)).toBe(false);
});

test.each(["title", "startDate", "startTime", "endDate", "endTime"] as const)(
  "an event without its %s is incomplete",
  (name) => {
    expect(isIncomplete({ ...whole, [name]: " " })).toBe(true);
  },
);

test("an all-day event needs no times", () => {
  expect(isIncomplete({ ...whole, isAllDay: true, startTime: "", endTime: "" })).toBe(false);
  expect(isIncomplete({ ...whole, isAllDay: true, endDate: "" })).toBe(true);
});
