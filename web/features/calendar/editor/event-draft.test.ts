import { describe, expect, test } from "vitest";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { CreateEventRequest } from "#contract/calendar/forms.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { exampleEvent } from "#web/features/calendar/time/example-event.ts";
import { validateBySchema } from "#web/ui/forms/testing/validate-by-schema.ts";
import {
  draftOf,
  type EventDraft,
  endMovedWith,
  eventInWords,
  isIncomplete,
  newDraft,
  problemsOfDraft,
  remarkOn,
  requestOf,
} from "./event-draft.ts";

const london = "Europe/London";
const tokyo = "Asia/Tokyo";
const clocksIn = (zone: string) => ({ zone, teamZone: london, today: "2026-03-20", hour: 12 });
const defaults = { color: "#f59e0b", category: "personal", priority: "normal", isPublic: true };
const noon = { today: "2026-03-20", hour: 12 };

/** Starts at 01:30 the second time, on the night the clocks go back. */
const event: CalendarEvent = {
  ...exampleEvent,
  startDate: "2026-10-25T01:30:15.000Z",
  endDate: "2026-10-25T03:00:00.000Z",
};
const typed = (change: Partial<EventDraft>): EventDraft => ({
  ...newDraft("2026-03-29", noon, defaults),
  title: "Scrim",
  ...change,
});

test("a new event lasts an hour, from the next hour today or in the evening on another day", () => {
  expect(newDraft("2026-03-20", noon, defaults)).toMatchObject({ startTime: "13:00", endTime: "14:00" });
  expect(newDraft("2026-03-21", noon, defaults)).toMatchObject({ startTime: "18:00", endTime: "19:00" });
  const late = newDraft("2026-03-20", { today: "2026-03-20", hour: 23 }, defaults);
  expect(late).toMatchObject({ startDate: "2026-03-21", startTime: "00:00", endDate: "2026-03-21", endTime: "01:00" });
});

describe("what is typed in the viewer's time zone", () => {
  test("is sent as moments, even on the day London's clocks go forward", () => {
    const draft = typed({ startTime: "00:30", endDate: "2026-03-29", endTime: "02:30" });
    expect(requestOf(draft, london)).toMatchObject({
      startDate: "2026-03-29T00:30:00.000Z",
      endDate: "2026-03-29T01:30:00.000Z",
    });
    expect(requestOf(draft, "America/Los_Angeles")).toMatchObject({ startDate: "2026-03-29T07:30:00.000Z" });
    expect(requestOf(draft, tokyo)).toMatchObject({ startDate: "2026-03-28T15:30:00.000Z" });
  });

  test("is sent as dates in every zone if it lasts all day", () => {
    for (const zone of [london, tokyo, "America/Los_Angeles"])
      expect(requestOf(typed({ isAllDay: true, endDate: "2026-03-30" }), zone)).toMatchObject({
        startDate: "2026-03-29T00:00:00.000Z",
        endDate: "2026-03-30T00:00:00.000Z",
        isAllDay: true,
      });
  });

  test("stays as it was if untouched, even in the second of two hours that look the same", () => {
    const draft = draftOf(event, london);
    expect(draft).toMatchObject({ startDate: "2026-10-25", startTime: "01:30" });
    expect(requestOf(draft, london, event).startDate).toBe(event.startDate);
    expect(requestOf({ ...draft, startTime: "01:31" }, london, event).startDate).toBe("2026-10-25T00:31:00.000Z");
  });

  test("is sent without the version and the event's creator", () => {
    expect(Object.keys(requestOf(draftOf(event, london), london, event)).sort()).toEqual(
      ["category", "color", "description", "endDate", "isAllDay", "isPublic"].concat([
        "location",
        "priority",
        "startDate",
        "title",
      ]),
    );
  });
});

describe("problems are shown at their fields", () => {
  const problemsOf = (draft: EventDraft) =>
    problemsOfDraft(validateBySchema(CreateEventRequest)(requestOf(draft, london)), draft);

  test("in the words of the contract", () => {
    const empty = typed({ title: " ", startDate: "", endDate: "", category: "" });
    expect(problemsOf(empty)).toEqual({
      title: calendarTexts.title,
      startDate: calendarTexts.startDate,
      endDate: calendarTexts.endDate,
      category: calendarTexts.category,
    });
  });

  test.each<[Partial<EventDraft>, object]>([
    [{ endDate: "2026-03-28" }, { endDate: calendarTexts.order }],
    [{ endTime: "17:00" }, { endTime: calendarTexts.timeOrder }],
    [{ endDate: "2028-03-28" }, { endDate: calendarTexts.tooLong }],
    [{ startTime: "" }, { startTime: calendarTexts.startTime }],
    [{ endTime: "" }, { endTime: calendarTexts.endTime }],
    [{ isAllDay: true, startTime: "", endTime: "" }, {}],
    [{ startTime: "18:00", endTime: "18:00" }, {}],
  ])("%o", (change, problems) => {
    expect(problemsOf(typed(change))).toEqual(problems);
  });
});

test("the end moves with the start", () => {
  const before = typed({});
  expect(endMovedWith(before, { ...before, startDate: "2026-04-02" })).toEqual({ day: "2026-04-02", time: "19:00" });
  expect(endMovedWith(before, { ...before, startTime: "23:30" })).toEqual({ day: "2026-03-30", time: "00:30" });
  expect(endMovedWith(before, { ...before, startDate: "" })).toEqual({ day: "2026-03-29", time: "19:00" });
});

test("a year is typed digit by digit, and the end follows", () => {
  let draft = typed({});
  for (const startDate of ["0002-03-28", "0020-03-28", "0202-03-28", "2027-03-28"]) {
    const after = { ...draft, startDate };
    expect(remarkOn({ day: startDate, time: "18:00" }, clocksIn(tokyo)) ?? "").not.toContain("NaN");
    const { day, time } = endMovedWith(draft, after);
    draft = { ...after, endDate: day, endTime: time };
  }
  expect(draft).toMatchObject({ startDate: "2027-03-28", endDate: "2027-03-28", endTime: "19:00" });
});

test.each(["0002-03-28", "9999-12-31"])("%s is said to be out of reach", (day) => {
  const request = requestOf(typed({ startDate: day, endDate: day }), london);
  expect(validateBySchema(CreateEventRequest)(request)).toMatchObject({ startDate: calendarTexts.outOfReach });
});

test("says that a time is skipped or happens twice, and which one is used", () => {
  const remark = (day: string, time: string, zone = london) => remarkOn({ day, time }, clocksIn(zone));
  expect(remark("2026-03-29", "01:30")).toBe("The clocks go forward then and skip 01:30. We’ll use 02:30.");
  expect(remark("2026-10-25", "01:30")).toBe("The clocks go back then, so 01:30 happens twice. We’ll use the first.");
  expect(remark("2026-10-25", "02:00")).toBeUndefined();
  expect(remark("2026-03-29", "01:30", tokyo)).toBe("Saturday 28 March, 16:30 in London");
  const second = remarkOn({ day: "2026-10-25", time: "01:30" }, clocksIn(london), event.startDate);
  expect(second).toBe("The clocks go back then, so 01:30 happens twice. We’ll use the second.");
});

test("a choice and a day are written in words", () => {
  const draft = typed({ category: "scrim", startDate: "2026-03-29", endDate: "" });
  expect(eventInWords("category", draft, "2026-03-20")).toBe("Scrim Practice");
  expect(eventInWords("startDate", draft, "2026-03-20")).toBe("Sunday 29 March");
  for (const name of ["endDate", "location", "isPublic"] as const)
    expect(eventInWords(name, draft, "2026-03-20") ?? "").toBe("");
});

const whole = { ...newDraft(noon.today, noon, defaults), title: "Trial" };

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
