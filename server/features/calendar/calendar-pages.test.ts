import { beforeEach, expect, test } from "vitest";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { CreateEventRequest } from "#contract/calendar/forms.ts";
import { inTransaction, publish } from "#server/database/database.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { demoEvents } from "./calendar.demo.ts";
import { calendarEvents } from "./calendar.table.ts";

const site = useSite();

beforeEach(async () => {
  await inTransaction(site().db, async (tx) => {
    await tx.delete(calendarEvents);
    await publish(tx, "public-calendar");
  });
});

/** Returns the page as a browser reads it: React separates texts with comments. */
const home = async () => (await site().app.inject({ url: "/" })).body.replaceAll("<!-- -->", "");
const factsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(([, json = ""]) =>
    JSON.parse(json),
  );
const eventsIn = (html: string) => factsIn(html).filter((facts) => facts["@type"] === "Event");

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const event = (change: Partial<CreateEventRequest> = {}): CreateEventRequest => ({
  title: "Solo Series",
  startDate: inDays(2),
  endDate: inDays(2.1),
  category: "tournament",
  isPublic: true,
  ...change,
});

test("without any events, the home page doesn't mention them", async () => {
  const html = await home();
  expect(html).not.toContain("Next up");
  expect(eventsIn(html)).toEqual([]);
});

test("the home page shows the next three public events, as text and as schema.org data", async () => {
  const chief = await signedInStaff(site(), "chief");
  for (const days of [8, 2, 6, 4])
    await chief.api(calendarApi.create, {
      body: event({ title: `Heat ${days}`, startDate: inDays(days), endDate: inDays(days) }),
    });
  const html = await home();
  expect(html).toContain("Next up");
  expect(html).toContain("All times are London time");
  expect(eventsIn(html).map(({ name }) => name)).toEqual(["Heat 2", "Heat 4", "Heat 6"]);
});

test("an event that's created, moved or deleted is up to date on the next page requested", async () => {
  const chief = await signedInStaff(site(), "chief");
  const { id, version } = await chief.api(calendarApi.create, { body: event() });
  expect(await home()).toContain("Solo Series");
  const body = { ...event({ title: "Duos Open" }), version };
  await chief.api(calendarApi.update, { params: { id }, body });
  expect(await home()).toContain("Duos Open");
  await chief.api(calendarApi.remove, { params: { id } });
  expect(await home()).not.toContain("Next up");
});

test("members' events and private staff events are on no visitor's page", async () => {
  const [member, chief] = [await signedInMember(site()), await signedInStaff(site(), "chief")];
  await member.api(calendarApi.create, { body: event({ title: "A member's" }) });
  await chief.api(calendarApi.create, { body: event({ title: "Among staff", isPublic: false }) });
  await chief.api(calendarApi.create, { body: event({ title: "Staff meeting", category: "meeting" }) });
  expect(eventsIn(await home())).toEqual([]);
});

test("visitors' pages are made again after a public staff event, but not after a member's event", async () => {
  const [member, chief] = [await signedInMember(site()), await signedInStaff(site(), "chief")];
  const { responses } = site().app;
  const made = async () => {
    const before = responses.served.made;
    await home();
    await site().api(calendarApi.upcoming);
    return responses.served.made - before;
  };
  await made();
  const { id, version } = await member.api(calendarApi.create, { body: event() });
  await member.api(calendarApi.update, { params: { id }, body: { ...event({ title: "Later" }), version } });
  await member.api(calendarApi.remove, { params: { id } });
  const hidden = await chief.api(calendarApi.create, { body: event({ isPublic: false }) });
  expect(await made()).toBe(0);
  await chief.api(calendarApi.update, { params: { id: hidden.id }, body: { ...event(), version: hidden.version } });
  expect(await made()).toBeGreaterThan(0);
  const body = event({ isPublic: false });
  await chief.api(calendarApi.update, { params: { id: hidden.id }, body: { ...body, version: hidden.version + 1 } });
  expect(await made()).toBeGreaterThan(0);
});

test("a title can't break out of the page", async () => {
  const chief = await signedInStaff(site(), "chief");
  const title = "</script><script>alert(1)</script>";
  await chief.api(calendarApi.create, { body: event({ title }) });
  const html = await home();
  expect(html).not.toContain("<script>alert(1)");
  expect(eventsIn(html)[0]?.name).toBe(title);
});

test.each([
  [
    "admin",
    ["Create, edit and delete events, in everyone’s calendars too", "Add Event", "User calendars", "Create Event"],
    [],
  ],
  ["chief", ["Create, edit and delete events", "Add Event"], ["User calendars", "Create Event"]],
  ["management", ["View only", "Open Calendar"], ["Add Event", "User calendars", "Create Event"]],
] as const)("the dashboard tells %s what they may do, and offers nothing else", async (role, shown, hidden) => {
  const { headers } = await signedInStaff(site(), role);
  const { statusCode, body } = await site().app.inject({ url: "/admin/calendar", headers });
  expect(statusCode).toBe(200);
  for (const words of shown) expect(body).toContain(words);
  for (const words of hidden) expect(body).not.toContain(words);
});

test("demonstration events are upcoming at the first start, belong to the first admin, and are visible to visitors", async () => {
  const admin = await signedInStaff(site(), "admin");
  await fillDemonstration(site().db, features);
  const upcoming = await site().api(calendarApi.upcoming);
  expect(upcoming.map(({ title }) => title)).toEqual(demoEvents(null).map(({ title }) => title));
  for (const { startDate } of upcoming) expect(Date.parse(startDate)).toBeGreaterThan(Date.now());
  const [first] = await admin.api(calendarAdminApi.allEvents);
  expect(first?.createdBy).toMatch(/^admin_demo_/);
});

test("demonstration events don't need a creator", () => {
  for (const made of demoEvents(null)) expect(made).toMatchObject({ isByStaff: true, createdByStaffId: null });
});
