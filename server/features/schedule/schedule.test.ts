import { expect, test } from "vitest";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { getSchedule } from "./schedule.service.ts";

const site = useSite();

const event = {
  title: "Albion final",
  startDate: "2026-11-28T18:00:00Z",
  endDate: "2026-11-28T21:00:00Z",
  category: "tournament",
  isPublic: true,
} as const;
const titlesAt = async (moment: string) => {
  const { next, past } = await getSchedule(site().db, site().app.team, new Date(moment));
  return { next: next.map(({ title }) => title), past: past.map(({ title }) => title) };
};

test("the schedule has the public matches and tournaments that staff wrote, ahead until they end", async () => {
  const chief = await signedInStaff(site(), "chief");
  const create = (change: object) => chief.api(calendarApi.create, { body: { ...event, ...change } });
  await create({});
  await create({
    title: "Scrim",
    category: "scrim",
    startDate: "2026-11-27T18:00:00Z",
    endDate: "2026-11-27T19:00:00Z",
  });
  await create({ title: "Filming", category: "content" });
  await create({ title: "Secret", isPublic: false });
  expect(await titlesAt("2026-11-28T20:59:00Z")).toEqual({ next: ["Albion final"], past: ["Scrim"] });
  expect(await titlesAt("2026-11-28T21:01:00Z")).toEqual({ next: [], past: ["Albion final", "Scrim"] });
});

test("a past event leads to the result that has its name and was dated within three days", async () => {
  const chief = await signedInStaff(site(), "chief");
  const result = { title: "Semi-final", position: 2, event: "albion FINAL" };
  const create = async (date: string) => {
    await chief.api(achievementsAdminApi.create, { body: { ...result, date } });
    const { past } = await getSchedule(site().db, site().app.team, new Date("2026-12-20T00:00:00Z"));
    return past.find(({ title }) => title === "Albion final")?.resultPath;
  };
  expect(await create("2026-11-27")).toBeNull();
  expect(await create("2026-12-02")).toBeNull();
  expect(await create("2026-12-01")).toMatch(/^\/results\/[\w-]+\/semi-final$/);
});

test("what a member wrote isn't on it, nor what a member changed, until staff change it again", async () => {
  const [member, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
  await member.api(calendarApi.create, { body: { ...event, title: "A member's" } });
  const own = { ...event, startDate: "2027-01-09T18:00:00Z", endDate: "2027-01-09T21:00:00Z", title: "Team's own" };
  const { id } = await admin.api(calendarApi.create, { body: own });
  const at = "2027-01-09T10:00:00Z";
  expect((await titlesAt(at)).next).toEqual(["Team's own"]);
  await member.api(calendarApi.update, { params: { id }, body: { ...own, title: "Mine now" } });
  expect((await titlesAt(at)).next).toEqual([]);
  await admin.api(calendarApi.update, { params: { id }, body: { ...own, title: "Again the team's" } });
  expect((await titlesAt(at)).next).toEqual(["Again the team's"]);
});
