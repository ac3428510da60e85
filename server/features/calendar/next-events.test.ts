import { beforeEach, expect, test } from "vitest";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { nextCount } from "#contract/calendar/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { calendarEvents } from "./calendar.table.ts";
import { listNext, listUpcoming } from "./upcoming-events.service.ts";

const site = useSite();
const hourMs = 3_600_000;

beforeEach(async () => {
  await site().db.delete(calendarEvents);
});

type Person = Awaited<ReturnType<typeof signedInStaff>> | Awaited<ReturnType<typeof signedInMember>>;

/** Creates an event that begins in this many hours and lasts for two. */
const plan = ({ api }: Person, title: string, hours: number) => {
  const start = Date.now() + hours * hourMs;
  const [startDate, endDate] = [start, start + 2 * hourMs].map((at) => new Date(at).toISOString());
  return api(calendarApi.create, {
    body: { title, startDate: startDate ?? "", endDate: endDate ?? "", category: "meeting", isPublic: false },
  });
};

test("staff see everybody's upcoming events, including those under way but none that are over", async () => {
  const chief = await signedInStaff(site(), "chief");
  const member = await signedInMember(site());
  await plan(chief, "Tomorrow", 24);
  await plan(member, "Today", 5);
  await plan(chief, "Under way", -1);
  await plan(chief, "Over", -3);
  const titles = async () =>
    (await (await signedInStaff(site(), "management")).api(calendarAdminApi.nextEvents)).map(({ title }) => title);
  expect(await titles()).toEqual(["Under way", "Today", "Tomorrow"]);
  const [underWay] = await chief.api(calendarAdminApi.nextEvents);
  await chief.api(calendarApi.remove, { params: { id: underWay?.id ?? "" } });
  expect(await titles()).toEqual(["Today", "Tomorrow"]);
});

test("only the next ten events are listed", async () => {
  const chief = await signedInStaff(site(), "chief");
  for (let count = nextCount + 2; count > 0; count--) await plan(chief, `Practice ${count}`, count);
  const listed = await chief.api(calendarAdminApi.nextEvents);
  expect(listed.map(({ title }) => title)).toEqual(
    Array.from({ length: nextCount }, (_, index) => `Practice ${index + 1}`),
  );
});

test.each([
  ["America/Los_Angeles", "2026-11-29T07:59:00Z", "2026-11-29T08:01:00Z"],
  ["Australia/Sydney", "2026-11-28T12:59:00Z", "2026-11-28T13:01:00Z"],
  ["Europe/London", "2026-11-28T23:59:00Z", "2026-11-29T00:01:00Z"],
])("an all-day event is upcoming until the team’s own midnight, in %s", async (timeZone, before, after) => {
  const chief = await signedInStaff(site(), "chief");
  const midnight = "2026-11-28T00:00:00Z";
  const day = { startDate: midnight, endDate: midnight, isAllDay: true, isPublic: true };
  await chief.api(calendarApi.create, { body: { ...day, title: "Open day", category: "tournament" } });
  for (const list of [listUpcoming, listNext]) {
    const titlesAt = async (now: string) =>
      (await list(site().db, { ...site().app.team, timeZone }, new Date(now))).map(({ title }) => title);
    expect(await titlesAt(before)).toEqual(["Open day"]);
    expect(await titlesAt(after)).toEqual([]);
  }
});

test("in summer, London’s day begins an hour before UTC’s, for upcoming events too", async () => {
  const chief = await signedInStaff(site(), "chief");
  const midnight = "2026-07-03T00:00:00Z";
  const day = { startDate: midnight, endDate: midnight, isAllDay: true, isPublic: true };
  await chief.api(calendarApi.create, { body: { ...day, title: "Open day", category: "tournament" } });
  const afterMidnight = new Date("2026-07-03T23:30:00Z");
  expect(await listUpcoming(site().db, site().app.team, afterMidnight)).toEqual([]);
});
