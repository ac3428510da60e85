import { beforeEach, expect, test } from "vitest";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { nextCount } from "#contract/calendar/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { calendarEvents } from "./calendar.table.ts";

const site = useSite({ RATE_LIMITS: "0" });
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
