import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team } from "#team.config.ts";
import { calendarEvents } from "./calendar.table.ts";

const site = useSite();
const query = { from: "2026-06-01T00:00:00Z", to: "2026-07-01T00:00:00Z" };

type Caller = { api: Awaited<ReturnType<typeof signedInMember>>["api"] };

const create = ({ api }: Caller, title: string, isPublic: boolean) =>
  api(calendarApi.create, {
    body: { title, isPublic, category: "scrim", startDate: "2026-06-10T18:00:00Z", endDate: "2026-06-10T20:00:00Z" },
  });
const month = ({ api }: Caller) => api(calendarApi.events, { query });
const titled = (events: CalendarEvent[], title: string) => events.find((event) => event.title === title);

test("members with an event of their own see it immediately, and those who share an answer don't", async () => {
  const [one, other, staff] = [
    await signedInMember(site()),
    await signedInMember(site()),
    await signedInStaff(site(), "management"),
  ];
  for (const caller of [one, other, staff]) expect(titled(await month(caller), "Dentist")).toBeUndefined();
  const { id, version, ...event } = await create(one, "Dentist", false);
  expect(titled(await month(one), "Dentist")).toBeDefined();
  expect(titled(await month(staff), "Dentist")).toBeDefined();
  expect(titled(await month(other), "Dentist")).toBeUndefined();
  const { createdBy: _by, createdById: _id, isByStaff: _staff, privateReason: _reason, ...fields } = event;
  await one.api(calendarApi.update, { params: { id }, body: { ...fields, version, isPublic: true } });
  expect(titled(await month(other), "Dentist")).toBeDefined();
  await other.api(calendarApi.remove, { params: { id } });
  for (const caller of [one, other, staff]) expect(titled(await month(caller), "Dentist")).toBeUndefined();
});

test("staff see who on the team created an event, and members see the team's name", async () => {
  const [admin, member] = [await signedInStaff(site(), "admin"), await signedInMember(site())];
  const made = await create(admin, "Open evening", true);
  const { id, version, createdBy, createdById: _id, isByStaff: _staff, privateReason: _reason, ...event } = made;
  expect(createdBy).toBe(admin.account.username);
  expect(titled(await month(admin), "Open evening")?.createdBy).toBe(admin.account.username);
  expect(titled(await month(member), "Open evening")?.createdBy).toBe(team.name);
  const changed = await member.api(calendarApi.update, { params: { id }, body: { ...event, version } });
  expect(changed.createdBy).toBe(team.name);
});

test("a private event that a member adds is in nobody else's answer, even at the same time", async () => {
  const reader = await signedInMember(site());
  for (let round = 0; round < 20; round++) {
    const writer = await signedInMember(site());
    const looks = [month(writer), create(writer, "Secret", false), month(writer), month(reader), month(reader)];
    const [, , , ...others] = await Promise.all(looks);
    for (const seen of others) expect(titled([seen].flat(), "Secret")).toBeUndefined();
  }
});

test("a changed name shows on the next read, and a deleted account's name is gone", async () => {
  const [writer, reader, admin] = [
    await signedInMember(site()),
    await signedInMember(site()),
    await signedInStaff(site(), "admin"),
  ];
  const chief = await signedInStaff(site(), "chief");
  await create(writer, "Scrim night", true);
  await create(chief, "Cup", true);
  const nameOf = async (title: string, who: Caller = reader) => titled(await month(who), title)?.createdBy;
  expect([await nameOf("Scrim night"), await nameOf("Cup")]).toEqual([writer.member.name, team.name]);
  expect(await nameOf("Cup", admin)).toBe(chief.account.username);
  await writer.api(accountsApi.updateProfile, { body: { name: "Robin Sample" } });
  expect(await nameOf("Scrim night")).toBe("Robin Sample");
  const params = { id: chief.account.id };
  await admin.api(staffAccountsApi.update, { params, body: { username: "casey_sample", role: "chief" } });
  expect(await nameOf("Cup", admin)).toBe("casey_sample");
  await admin.api(staffAccountsApi.remove, { params });
  expect(await nameOf("Cup")).toBeNull();
  await admin.api(staffAccountsApi.removeUser, { params: { id: writer.member.id } });
  expect(await nameOf("Scrim night")).toBeNull();
});

test("ranges that differ by less than a day share one answer, which covers whole days", async () => {
  const [writer, reader] = [await signedInMember(site()), await signedInMember(site())];
  await create(writer, "First", true);
  const asked = (ms: number) =>
    reader.api(calendarApi.events, {
      query: { from: `2026-06-10T18:30:00.${100 + ms}Z`, to: `2026-06-10T19:00:00.${100 + ms}+02:00` },
    });
  const first = await asked(0);
  expect(titled(first, "First")).toBeDefined();
  // Not published, so only an answer that was made again would show it.
  await site().db.update(calendarEvents).set({ title: "Renamed" }).where(eq(calendarEvents.title, "First"));
  for (const again of await Promise.all(Array.from({ length: 30 }, (_, ms) => asked(ms)))) expect(again).toEqual(first);
});

test("a member's many requests at once are answered, and so are others", async () => {
  const [flooder, reader] = [await signedInMember(site()), await signedInMember(site())];
  const from = (day: number) => `2027-01-${String(day + 1).padStart(2, "0")}T00:00:00Z`;
  const asked = ({ headers }: { headers: Record<string, string> }, day: number) =>
    site().app.inject({ url: calendarApi.events.path, query: { from: from(day) }, headers });
  const flood = Array.from({ length: 30 }, (_, day) => asked(flooder, day));
  const other = await asked(reader, 0);
  const statuses = [other, ...(await Promise.all(flood))].map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("a shared answer isn't stored by browsers or caches", async () => {
  const { headers } = await signedInMember(site());
  const response = await site().app.inject({ url: calendarApi.events.path, headers });
  expect(response.headers["cache-control"]).toBe("no-store");
});
