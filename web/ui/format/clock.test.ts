import { describe, expect, test } from "vitest";
import { cityOf, isSameClock, momentOf, startOfDay, wallTimeAt } from "./clock.ts";

const london = "Europe/London";
const losAngeles = "America/Los_Angeles";
const tokyo = "Asia/Tokyo";

const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
const found = (day: string, time: string, zone: string) => {
  const moment = momentOf({ day, time }, zone);
  return moment && [iso(moment.at), moment.is];
};

describe("29 March 2026, when clocks in London go forward at 1:00", () => {
  test("a time that is skipped moves on by an hour", () => {
    expect(found("2026-03-29", "00:59", london)).toEqual(["2026-03-29T00:59:00.000Z", "once"]);
    expect(found("2026-03-29", "01:00", london)).toEqual(["2026-03-29T01:00:00.000Z", "skipped"]);
    expect(found("2026-03-29", "01:30", london)).toEqual(["2026-03-29T01:30:00.000Z", "skipped"]);
    expect(wallTimeAt(Date.parse("2026-03-29T01:30:00Z"), london)).toEqual({ day: "2026-03-29", time: "02:30" });
    expect(found("2026-03-29", "02:00", london)).toEqual(["2026-03-29T01:00:00.000Z", "once"]);
  });

  test("the day has 23 hours there, and 24 elsewhere", () => {
    const hours = (zone: string) => (startOfDay("2026-03-30", zone) - startOfDay("2026-03-29", zone)) / 3_600_000;
    expect([london, losAngeles, tokyo].map(hours)).toEqual([23, 24, 24]);
  });

  test("the same time elsewhere happens once", () => {
    expect(found("2026-03-29", "01:30", losAngeles)).toEqual(["2026-03-29T08:30:00.000Z", "once"]);
    expect(found("2026-03-29", "01:30", tokyo)).toEqual(["2026-03-28T16:30:00.000Z", "once"]);
  });
});

describe("25 October 2026, when clocks in London go back at 2:00", () => {
  test("a time that happens twice means the first", () => {
    expect(found("2026-10-25", "00:59", london)).toEqual(["2026-10-24T23:59:00.000Z", "once"]);
    expect(found("2026-10-25", "01:00", london)).toEqual(["2026-10-25T00:00:00.000Z", "twice"]);
    expect(found("2026-10-25", "01:59", london)).toEqual(["2026-10-25T00:59:00.000Z", "twice"]);
    expect(found("2026-10-25", "02:00", london)).toEqual(["2026-10-25T02:00:00.000Z", "once"]);
    for (const first of ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"])
      expect(wallTimeAt(Date.parse(first), london)).toEqual({ day: "2026-10-25", time: "01:30" });
  });

  test("the day has 25 hours there, and 24 elsewhere", () => {
    const hours = (zone: string) => (startOfDay("2026-10-26", zone) - startOfDay("2026-10-25", zone)) / 3_600_000;
    expect([london, losAngeles, tokyo].map(hours)).toEqual([25, 24, 24]);
  });

  test("the same time elsewhere happens once", () => {
    expect(found("2026-10-25", "01:30", losAngeles)).toEqual(["2026-10-25T08:30:00.000Z", "once"]);
    expect(found("2026-10-25", "01:30", tokyo)).toEqual(["2026-10-24T16:30:00.000Z", "once"]);
  });
});

test("Los Angeles changes its clocks on other days", () => {
  expect(found("2026-03-08", "02:30", losAngeles)).toEqual(["2026-03-08T10:30:00.000Z", "skipped"]);
  expect(found("2026-11-01", "01:30", losAngeles)).toEqual(["2026-11-01T08:30:00.000Z", "twice"]);
});

test("where clocks skip midnight, the day starts at the first time there is", () => {
  expect(iso(startOfDay("2026-09-06", "America/Santiago"))).toBe("2026-09-06T04:00:00.000Z");
  expect(wallTimeAt(startOfDay("2026-09-06", "America/Santiago"), "America/Santiago").time).toBe("01:00");
});

test.each([london, losAngeles, tokyo, "Australia/Lord_Howe", "Asia/Kathmandu"])(
  "every half hour of a year in %s converts there and back, unless it happens twice",
  (zone) => {
    const halfHours = Array.from({ length: 365 * 48 }, (_, count) => Date.UTC(2026, 0, 1) + count * 1_800_000);
    const again = halfHours.map((at) => ({ at, found: momentOf(wallTimeAt(at, zone), zone) }));
    const lost = again.filter(({ at, found: moment }) => moment?.at !== at && moment?.is !== "twice");
    expect(lost).toEqual([]);
  },
);

test("an incomplete time has no moment", () => {
  expect(momentOf({ day: "", time: "18:00" }, london)).toBeUndefined();
  expect(momentOf({ day: "2026-03-29", time: "" }, london)).toBeUndefined();
});

test("two clocks are the same when they show the same time", () => {
  const winter = Date.parse("2026-12-01T12:00:00Z");
  expect(isSameClock(winter, london, "Europe/Lisbon")).toBe(true);
  expect(isSameClock(winter, london, "UTC")).toBe(true);
  expect(isSameClock(Date.parse("2026-07-01T12:00:00Z"), london, "UTC")).toBe(false);
});

test("a zone is named after its city", () => {
  expect(cityOf(losAngeles)).toBe("Los Angeles");
  expect(cityOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  expect(cityOf("UTC")).toBe("UTC");
});
