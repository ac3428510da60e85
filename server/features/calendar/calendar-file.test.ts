import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { CreateEventRequest } from "#contract/calendar/forms.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const event = (change: Partial<CreateEventRequest> = {}): CreateEventRequest => ({
  title: "Scrim",
  startDate: `${tomorrow}T18:00:00Z`,
  endDate: `${tomorrow}T20:00:00Z`,
  category: "scrim",
  ...change,
});

const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));

async function subscriber() {
  const member = await signedInMember(site());
  const { url } = await member.api(calendarApi.subscribe);
  const { pathname } = new URL(url);
  const file = async () => {
    const { statusCode, body, headers } = await site().app.inject({ url: pathname });
    return { statusCode, body, headers };
  };
  return { ...member, pathname, file };
}

test("a calendar program reads title, place, text and times as they were written", async () => {
  const { api, file } = await subscriber();
  const title = "Albion; Duos, day 1 \\ final";
  const description = `Line one\nLine two, with "quotes"; and ${"a very long tail ".repeat(12)}🏔`.trim();
  await api(calendarApi.create, { body: event({ title, description, location: "Online, EU" }) });
  const { body, headers } = await file();
  expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(headers["cache-control"]).toContain("no-store");
  const found = read(body).find(({ summary }) => summary === title);
  expect(found?.description).toBe(description);
  expect(found?.location).toBe("Online, EU");
  expect(found?.startDate.toJSDate().toISOString()).toBe(`${tomorrow}T18:00:00.000Z`);
  expect(found?.endDate.toJSDate().toISOString()).toBe(`${tomorrow}T20:00:00.000Z`);
});

test("lines are folded at 75 bytes and end as the standard requires", async () => {
  const { api, file } = await subscriber();
  await api(calendarApi.create, { body: event({ title: `${"Ünïcödé ".repeat(12)}🏔`, description: "x".repeat(500) }) });
  const { body } = await file();
  const lines = body.split("\r\n");
  expect(body).not.toMatch(/[^\r]\n/);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test("an edit keeps the event's identity and raises its sequence number", async () => {
  const { api, file } = await subscriber();
  const { id, version } = await api(calendarApi.create, { body: event({ title: "First" }) });
  const before = read((await file()).body).find(({ uid }) => uid.startsWith(id));
  await api(calendarApi.update, { params: { id }, body: { ...event({ title: "Second" }), version } });
  const after = read((await file()).body).find(({ uid }) => uid.startsWith(id));
  expect(after?.uid).toBe(before?.uid);
  expect([before?.summary, before?.sequence]).toEqual(["First", 0]);
  expect([after?.summary, after?.sequence]).toEqual(["Second", 1]);
});

test("an all-day event is in dates, and includes its last day", async () => {
  const { api, file } = await subscriber();
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const dates = { startDate: `${day}T00:00:00Z`, endDate: `${day}T00:00:00Z` };
  await api(calendarApi.create, { body: event({ title: "Rest", isAllDay: true, ...dates }) });
  const found = read((await file()).body).find(({ summary }) => summary === "Rest");
  expect([found?.startDate.isDate, found?.startDate.toString()]).toEqual([true, day]);
  expect(found?.duration.toSeconds()).toBe(86_400);
});

test("an event without length has no end, and only all-day events leave the time free", async () => {
  const { api, file } = await subscriber();
  const day = new Date(Date.now() + 41 * 86_400_000).toISOString().slice(0, 10);
  const at = (start: string, end: string) => ({ startDate: `${day}T${start}Z`, endDate: `${day}T${end}Z` });
  await api(calendarApi.create, { body: event({ title: "Kick-off", ...at("18:00:00", "18:00:00") }) });
  await api(calendarApi.create, { body: event({ title: "Blink", ...at("18:00:00.100", "18:00:00.900") }) });
  await api(calendarApi.create, { body: event({ title: "Match", ...at("18:00:00", "18:00:01") }) });
  await api(calendarApi.create, { body: event({ title: "Day off", isAllDay: true, ...at("00:00:00", "00:00:00") }) });
  const found = read((await file()).body).map(({ summary, component }) => [
    summary,
    component.getFirstPropertyValue("dtend")?.toString(),
    component.getFirstPropertyValue("transp"),
  ]);
  expect(found).toEqual(
    expect.arrayContaining([
      ["Kick-off", undefined, "OPAQUE"],
      ["Blink", undefined, "OPAQUE"],
      ["Match", `${day}T18:00:01Z`, "OPAQUE"],
      ["Day off", new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10), "TRANSPARENT"],
    ]),
  );
});

test("the file has what the member may see, without others' private events", async () => {
  const { file } = await subscriber();
  const other = await signedInMember(site());
  await other.api(calendarApi.create, { body: event({ title: "Secret", isPublic: false }) });
  await other.api(calendarApi.create, { body: event({ title: "Open", isPublic: true }) });
  const titles = read((await file()).body).map(({ summary }) => summary);
  expect(titles).toContain("Open");
  expect(titles).not.toContain("Secret");
});

test("a replaced, ended or unknown address gets a 404", async () => {
  const { api, file } = await subscriber();
  expect((await file()).statusCode).toBe(200);
  await api(calendarApi.unsubscribe);
  expect((await file()).statusCode).toBe(404);
  for (const url of ["/calendar/x.ics", `/calendar/${"a".repeat(43)}.ics`, `/calendar/${"a".repeat(43)}`])
    expect((await site().app.inject({ url })).statusCode).toBe(404);
});

test("the public calendar has only the team's own public events, and follows a change immediately", async () => {
  const chief = await signedInStaff(site(), "chief");
  const member = await signedInMember(site());
  await member.api(calendarApi.create, { body: event({ title: "A member's" }) });
  const { id } = await chief.api(calendarApi.create, {
    body: event({ title: "Finals", category: "tournament", isPublic: true }),
  });
  const titles = async () =>
    read((await site().app.inject({ url: "/calendar/public.ics" })).body).map(({ summary }) => summary);
  expect(await titles()).toEqual(["Finals"]);
  await chief.api(calendarApi.remove, { params: { id } });
  expect(await titles()).toEqual([]);
});
