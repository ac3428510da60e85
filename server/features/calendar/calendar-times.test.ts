import { beforeEach, expect, test } from "vitest";
import { publish } from "#server/database/database.ts";
import { limits } from "#server/features/rate-limits/rate-limits.service.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const { max } = limits.calendarTimes;

const time = (at: number) =>
  `/api/calendar/events?from=2026-01-01T00:00:00Z&to=${new Date(Date.UTC(2026, 1, at)).toISOString()}`;
/** All from one address, as at a school. */
const get = (url: string, cookie: string) => site().app.inject({ url, headers: { cookie } });

/** Asks for this many periods, one after another, and returns the statuses. */
async function statusesOf({ cookie }: { cookie: string }, count: number) {
  const statuses: number[] = [];
  for (let at = 1; at <= count; at++) statuses.push((await get(time(at), cookie)).statusCode);
  return statuses;
}

beforeEach(async () => {
  await site().db.delete(rateLimits);
  await publish(site().db, "calendar");
});

test("a member can request 40 new calendar ranges a minute, and stored ones without limit", async () => {
  const [member, other] = [await signedInMember(site()), await signedInMember(site())];
  expect(await statusesOf(member, max + 2)).toEqual([...Array.from({ length: max }, () => 200), 429, 429]);
  const refused = await get(time(max + 1), member.cookie);
  expect([refused.json().code, Number(refused.headers["retry-after"]) > 0]).toEqual(["too_many_requests", true]);
  expect(new Set(await statusesOf(member, max))).toEqual(new Set([200]));
  expect((await get(time(max + 1), other.cookie)).statusCode).toBe(200);
  expect((await get(time(max + 1), member.cookie)).statusCode).toBe(200);
});

test("staff, and many members at one address, aren't limited", async () => {
  const members = await Promise.all(Array.from({ length: 30 }, () => signedInMember(site())));
  const responses = await Promise.all(
    members.flatMap(({ cookie }, at) => [get(time(2 * at + 1), cookie), get(time(2 * at + 2), cookie)]),
  );
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await publish(site().db, "calendar");
  const staff = await signedInStaff(site(), "management");
  expect(new Set(await statusesOf(staff, max + 5))).toEqual(new Set([200]));
});
