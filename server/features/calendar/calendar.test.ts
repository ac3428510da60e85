import { beforeEach, describe, expect, test } from "vitest";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { CreateEventRequest } from "#contract/calendar/forms.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { calendarEvents } from "./calendar.table.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(calendarEvents);
});

const inDays = (days: number, hour = 18) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;
};

const event = (change: Partial<CreateEventRequest> = {}): CreateEventRequest => ({
  title: "Scrim, EU",
  startDate: inDays(1),
  endDate: inDays(1, 20),
  category: "scrim",
  ...change,
});

type Caller = Awaited<ReturnType<typeof signedInMember>> | Awaited<ReturnType<typeof signedInStaff>>;
const create = ({ api }: Pick<Caller, "api">, change?: Partial<CreateEventRequest>) =>
  api(calendarApi.create, { body: event(change) });
const titlesFor = async ({ api }: Pick<Caller, "api">) => (await api(calendarApi.events)).map(({ title }) => title);

describe("seeing events", () => {
  test("an event is private by default, whoever makes it, and can be shared", async () => {
    const member = await signedInMember(site());
    const chief = await signedInStaff(site(), "chief");
    const own = { isPublic: false, createdBy: member.member.name };
    expect(await create(member, { title: "a" })).toMatchObject(own);
    expect(await create(chief, { title: "b" })).toMatchObject({ isPublic: false, createdBy: chief.account.username });
    expect((await create(member, { title: "c", isPublic: true })).isPublic).toBe(true);
    expect((await create(chief, { title: "d", isPublic: true })).isPublic).toBe(true);
    const other = await signedInMember(site());
    expect((await titlesFor(other)).toSorted((a, b) => a.localeCompare(b))).toEqual(["c", "d"]);
    expect((await titlesFor(member)).toSorted((a, b) => a.localeCompare(b))).toEqual(["a", "c", "d"]);
    const management = await signedInStaff(site(), "management");
    expect(await titlesFor(management)).toHaveLength(4);
  });

  test("only the member can see an event that an admin makes for them", async () => {
    const [admin, member, other] = [
      await signedInStaff(site(), "admin"),
      await signedInMember(site()),
      await signedInMember(site()),
    ];
    const params = { type: "applicant" as const, id: member.member.id };
    await admin.api(calendarAdminApi.createForUser, { params, body: event({ title: "Trial" }) });
    expect(await titlesFor(member)).toEqual(["Trial"]);
    expect(await titlesFor(other)).toEqual([]);
    expect((await admin.api(calendarAdminApi.eventsOfUser, { params })).map(({ title }) => title)).toEqual(["Trial"]);
    const nobody = { type: "applicant" as const, id: admin.account.id };
    const notFound = { status: 404 };
    await expect(admin.api(calendarAdminApi.createForUser, { params: nobody, body: event() })).rejects.toMatchObject(
      notFound,
    );
    await expect(admin.api(calendarAdminApi.eventsOfUser, { params: nobody })).rejects.toMatchObject(notFound);
  });

  test("another member's private event can't be read, changed or deleted", async () => {
    const owner = await signedInMember(site());
    const other = await signedInMember(site());
    const { id, version } = await create(owner, { isPublic: false });
    const change = { params: { id }, body: { ...event({ title: "Mine now" }), version } };
    await expect(other.api(calendarApi.update, change)).rejects.toMatchObject({ status: 404 });
    await expect(other.api(calendarApi.remove, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await titlesFor(owner)).toEqual(["Scrim, EU"]);
  });

  test("visitors see the team's own public tournaments, scrims and content, and nothing else", async () => {
    const chief = await signedInStaff(site(), "chief");
    const admin = await signedInStaff(site(), "admin");
    const member = await signedInMember(site());
    for (const category of ["tournament", "scrim", "content", "meeting", "personal", "other"] as const)
      await create(chief, { title: category, category, isPublic: true });
    await create(chief, { title: "private", category: "scrim" });
    await create(member, { title: "a member's", category: "scrim", isPublic: true });
    const params = { type: "applicant" as const, id: member.member.id };
    await admin.api(calendarAdminApi.createForUser, { params, body: event({ title: "for one", isPublic: true }) });
    const upcoming = await site().api(calendarApi.upcoming);
    expect(upcoming.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "content",
      "scrim",
      "tournament",
    ]);
    expect(Object.keys(upcoming[0] ?? {})).not.toContain("createdBy");
  });
});

describe("changing events", () => {
  test("any member can change and delete an event they see", async () => {
    const [owner, other] = [await signedInMember(site()), await signedInMember(site())];
    const { id, version } = await create(owner, { isPublic: true });
    const body = { ...event({ title: "Moved" }), version };
    expect(await other.api(calendarApi.update, { params: { id }, body })).toMatchObject({ title: "Moved", version: 2 });
    await other.api(calendarApi.remove, { params: { id } });
    expect(await titlesFor(owner)).toEqual([]);
  });

  test("management may only read, but with a member account in the same browser they write as that member", async () => {
    const management = await signedInStaff(site(), "management");
    await expect(create(management)).rejects.toMatchObject({ status: 403 });
    const member = await signedInMember(site());
    const both = `${management.cookie}; ${member.cookie}`;
    const response = await site().app.inject({
      method: "POST",
      url: "/api/calendar/events",
      headers: { cookie: both },
      payload: event(),
    });
    expect(response.json().createdBy).toBe(member.member.name);
  });

  test("the second of two edits to the same event is refused, and nothing of the first is lost", async () => {
    const member = await signedInMember(site());
    const { id, version } = await create(member);
    const save = (title: string) =>
      member.api(calendarApi.update, { params: { id }, body: { ...event({ title }), version } });
    const outcomes = await Promise.allSettled([save("one"), save("two")]);
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "fulfilled",
      "rejected",
    ]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { status: 409 } });
    expect(["one", "two"]).toContain((await titlesFor(member))[0]);
  });

  test("the creator comes from the session, never from the body", async () => {
    const member = await signedInMember(site());
    const response = await site().app.inject({
      method: "POST",
      url: "/api/calendar/events",
      headers: member.headers,
      payload: { ...event(), createdBy: "somebody else" },
    });
    expect(response.statusCode).toBe(400);
  });
});

describe("days and times", () => {
  test("an all-day event keeps only the dates, whatever time was sent", async () => {
    const member = await signedInMember(site());
    const made = await create(member, {
      isAllDay: true,
      startDate: "2026-12-24T22:30:00-05:00",
      endDate: "2026-12-26T00:00:00.000Z",
    });
    expect([made.startDate, made.endDate]).toEqual(["2026-12-25T00:00:00.000Z", "2026-12-26T00:00:00.000Z"]);
  });

  test("an all-day event may end at an earlier time on its only day", async () => {
    const member = await signedInMember(site());
    const day = { isAllDay: true, startDate: "2026-12-24T18:00:00Z", endDate: "2026-12-24T09:00:00Z" };
    const made = await create(member, day);
    expect([made.startDate, made.endDate]).toEqual(["2026-12-24T00:00:00.000Z", "2026-12-24T00:00:00.000Z"]);
  });

  test("an event may end when it starts", async () => {
    const member = await signedInMember(site());
    expect(await create(member, { endDate: event().startDate })).toMatchObject({ title: "Scrim, EU" });
  });

  test("a range has every event that overlaps it", async () => {
    const member = await signedInMember(site());
    const on = (from: string, to: string) => ({ startDate: `${from}T12:00:00Z`, endDate: `${to}T12:00:00Z` });
    await create(member, { title: "before", ...on("2026-10-01", "2026-10-02") });
    await create(member, { title: "into", ...on("2026-10-28", "2026-11-02") });
    await create(member, { title: "within", ...on("2026-11-10", "2026-11-10") });
    await create(member, { title: "around", ...on("2026-10-01", "2026-12-31") });
    await create(member, { title: "after", ...on("2026-12-10", "2026-12-11") });
    const query = { from: "2026-11-01T00:00:00Z", to: "2026-11-30T23:59:59Z" };
    const found = await member.api(calendarApi.events, { query });
    expect(found.map(({ title }) => title)).toEqual(["around", "into", "within"]);
  });

  test("an event under way still counts as upcoming, and one that's over doesn't", async () => {
    const chief = await signedInStaff(site(), "chief");
    const from = new Date(Date.now() - 3_600_000).toISOString();
    const to = new Date(Date.now() + 3_600_000).toISOString();
    await create(chief, { title: "now", isPublic: true, startDate: from, endDate: to });
    await create(chief, { title: "over", isPublic: true, startDate: inDays(-3), endDate: inDays(-2) });
    await create(chief, {
      title: "all today",
      isPublic: true,
      isAllDay: true,
      startDate: inDays(0),
      endDate: inDays(0),
    });
    const upcoming = await site().api(calendarApi.upcoming);
    expect(upcoming.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b))).toEqual(["all today", "now"]);
  });
});

describe("an invalid event gets a 400 with its sentence, and nothing changes", () => {
  test.each<[string, Record<string, unknown>, string]>([
    ["no title", { title: " " }, "Title is required"],
    ["no start", { startDate: undefined }, "Start date is required"],
    ["no end", { endDate: undefined }, "End date is required"],
    ["no category", { category: "" }, "Category is required"],
    [
      "an unknown category",
      { category: "party" },
      "Please choose meeting, scrim, tournament, content, personal or other",
    ],
    ["an end before its start", { endDate: inDays(-1) }, "End date must be after the start date"],
    ["more than 366 days", { endDate: inDays(400) }, "An event can last up to 366 days"],
    ["a day that doesn't exist", { startDate: "2026-02-30T10:00:00Z" }, "That date doesn’t exist."],
    ["an empty date", { startDate: "" }, "Start date is required"],
    ["a time without a zone", { startDate: "2026-11-30T10:00:00" }, "Start date is required"],
    ["a number for a date", { startDate: 1_800_000_000 }, "Start date is required"],
    ["the year 1900", { startDate: "1900-01-01T00:00:00Z" }, "Please choose a date between 2000 and 2100"],
    ["the year 3000", { endDate: "3000-01-01T00:00:00Z" }, "Please choose a date between 2000 and 2100"],
    ["a colour that isn't one", { color: "red;background:url(x)" }, "Please choose a colour"],
    ["an unknown priority", { priority: "extreme" }, "Please choose low, normal, high or urgent"],
    ["a title of 60 kB", { title: "x".repeat(60_000) }, "Please use at most 120 characters"],
  ])("%s", async (_what, change, sentence) => {
    const member = await signedInMember(site());
    const response = await site().app.inject({
      method: "POST",
      url: "/api/calendar/events",
      headers: member.headers,
      payload: { ...event(), ...change },
    });
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
    expect(await titlesFor(member)).toEqual([]);
  });
});

describe("a private calendar address", () => {
  test("can be created, replaced and ended", async () => {
    const member = await signedInMember(site());
    expect(await member.api(calendarApi.subscription)).toEqual({ createdAt: null });
    const first = await member.api(calendarApi.subscribe);
    const second = await member.api(calendarApi.subscribe);
    expect(first.url).not.toBe(second.url);
    expect(await member.api(calendarApi.subscription)).toEqual({ createdAt: second.createdAt });
    await member.api(calendarApi.unsubscribe);
    expect(await member.api(calendarApi.subscription)).toEqual({ createdAt: null });
  });
});
