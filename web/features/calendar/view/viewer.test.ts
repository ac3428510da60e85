import { expect, test } from "vitest";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { defaultsFor, mayChange, mayMakePrivate, mayReport, mayWrite, type Viewer, whoseCalendar } from "./viewer.ts";

const id = "01990000-0000-7000-8000-000000000001";
const person = { type: "applicant" as const, id };
const member: Viewer = { memberId: "sam" };

test("only an admin can see someone else's calendar, and everybody else sees their own", () => {
  const search = { user: `applicant:${id}` };
  expect(whoseCalendar(search, { role: "admin" })).toEqual(person);
  for (const viewer of [member, { role: "chief" }, { role: "management" }, { ...member, role: "chief" }] as Viewer[])
    expect(whoseCalendar(search, viewer)).toBe("own");
});

test("only staff see all events", () => {
  expect(whoseCalendar({ view: "admin" }, { role: "management" })).toBe("everybody");
  expect(whoseCalendar({ view: "admin" }, member)).toBe("own");
  expect(whoseCalendar({ view: "month" }, { role: "admin" })).toBe("own");
});

test.each(["", "applicant", "applicant:", "applicant:1", `member:${id}`, `toString:${id}`, `applicant:${id}/x`])(
  "%s names nobody",
  (user) => {
    expect(whoseCalendar({ user }, { role: "admin" })).toBe("own");
  },
);

test("members, admins and chiefs can write, and management only what they may as members", () => {
  expect(
    [member, { role: "admin" }, { role: "chief" }, { ...member, role: "management" }].map((one) =>
      mayWrite(one as Viewer),
    ),
  ).toEqual([true, true, true, true]);
  expect(mayWrite({ role: "management" })).toBe(false);
  const event = { isPublic: false, createdById: "somebody" } as CalendarEvent; // the other fields don't matter here
  const both: Viewer = { ...member, role: "management" };
  expect(mayChange(both, event)).toBe(false);
  expect(mayChange(both, { ...event, isPublic: true })).toBe(true);
  expect(mayChange(both, { ...event, createdById: "sam" })).toBe(true);
  expect(mayChange({ ...member, role: "chief" }, event)).toBe(true);
});

test("a new event is personal for a member and a meeting for staff, and shared by neither", () => {
  expect(defaultsFor(member)).toMatchObject({ category: "personal", priority: "normal", isPublic: false });
  for (const role of ["admin", "chief"] as const)
    expect(defaultsFor({ ...member, role })).toMatchObject({ category: "meeting", isPublic: false, color: "#f59e0b" });
});

test("members report what others shared, and staff make it private", () => {
  const shared = { isPublic: true, isByStaff: false, privateReason: null, createdById: "robin" } as CalendarEvent; // the other fields don't matter here
  expect(mayReport(member, shared)).toBe(true);
  expect(mayReport({ ...member, role: "management" }, shared)).toBe(true);
  for (const change of [{ createdById: "sam" }, { isByStaff: true }, { isPublic: false }])
    expect(mayReport(member, { ...shared, ...change })).toBe(false);
  expect(mayReport({ ...member, role: "chief" }, shared)).toBe(false);
  expect(mayMakePrivate({ role: "chief" }, shared)).toBe(true);
  expect(mayMakePrivate({ role: "chief" }, { ...shared, isPublic: false, privateReason: "Rude" })).toBe(true);
  for (const change of [{ isByStaff: true }, { isPublic: false }])
    expect(mayMakePrivate({ role: "chief" }, { ...shared, ...change })).toBe(false);
  for (const viewer of [member, { role: "management" }] as Viewer[]) expect(mayMakePrivate(viewer, shared)).toBe(false);
});
