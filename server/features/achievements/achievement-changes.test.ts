import { beforeAll, beforeEach, expect, test } from "vitest";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import type { CreateAchievementRequest } from "#contract/achievements/admin/forms.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { achievements } from "./achievements.table.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;
const won: CreateAchievementRequest = {
  title: "Placeholder Cup",
  description: "Six games.",
  position: 1,
  prize: "$1,500",
  date: "2026-03-29",
};

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief", "Chris Chief");
});
beforeEach(async () => {
  await site().db.delete(achievements);
});

const stored = () => site().db.select().from(achievements);
const post = (payload: unknown) =>
  site().app.inject({
    method: "POST",
    url: "/api/admin/achievements",
    headers: { "content-type": "application/json", ...chief.headers },
    payload: JSON.stringify(payload),
  });

test("adding, changing or removing a result shows everywhere immediately and is recorded", async () => {
  const made = await chief.api(achievementsAdminApi.create, { body: won });
  expect(made).toMatchObject({ id: expect.any(String), ...won, players: [], game: null, version: 1 });
  expect(await site().api(achievementsApi.list)).toEqual([{ ...won, players: [], game: null, id: made.id }]);
  expect((await site().app.inject({ url: "/" })).body).toContain("Placeholder Cup");
  expect(await site().api(achievementsApi.totals)).toMatchObject({ wins: 1, prizeMoney: 1500 });

  const params = { id: made.id };
  const second = await chief.api(achievementsAdminApi.update, { params, body: { ...won, position: 2, prize: "" } });
  expect(await chief.api(achievementsAdminApi.listForStaff)).toEqual([second]);
  expect(await site().api(achievementsApi.totals)).toMatchObject({ wins: 0, prizeMoney: 0 });

  await chief.api(achievementsAdminApi.remove, { params });
  expect(await site().api(achievementsApi.list)).toEqual([]);
  expect((await site().app.inject({ url: "/" })).body).not.toContain("Placeholder Cup");

  const by = { actorType: "staff", actor: "Chris Chief", target: "Placeholder Cup", targetId: made.id };
  expect(await recordedChanges(site(), "achievements.create")).toEqual([{ ...by, before: null, after: made }]);
  expect(await recordedChanges(site(), "achievements.update")).toEqual([{ ...by, before: made, after: second }]);
  expect(await recordedChanges(site(), "achievements.remove")).toEqual([{ ...by, before: second, after: null }]);
});

test("the staff list is in the public order, page by page", async () => {
  for (const date of ["2024-02-29", "2026-01-01", "2025-06-01"])
    await chief.api(achievementsAdminApi.create, { body: { ...won, date } });
  const dates = async (url: string) => {
    const { headers, body } = await site().app.inject({ url, headers: chief.headers });
    return { dates: JSON.parse(body).map(({ date }: { date: string }) => date), link: String(headers.link) };
  };
  const first = await dates("/api/admin/achievements?limit=2");
  expect(first.dates).toEqual(["2026-01-01", "2025-06-01"]);
  const [, next = ""] = /<([^>]+)>/.exec(first.link) ?? [];
  expect((await dates(next)).dates).toEqual(["2024-02-29"]);
});

const position = "Please enter the position as a whole number from 1";
test.each([
  [{ title: "" }, "Title is required"],
  [{ title: "  " }, "Title is required"],
  [{ title: undefined }, "Title is required"],
  [{ title: "a\u0000b" }, "Please remove characters that can’t be displayed"],
  [{ title: "x".repeat(161) }, "Please use at most 160 characters"],
  [{ description: "x".repeat(2001) }, "Please use at most 2,000 characters"],
  [{ position: undefined }, position],
  [{ position: 0 }, position],
  [{ position: -1 }, position],
  [{ position: 1.5 }, position],
  [{ position: "1" }, position],
  [{ position: true }, position],
  [{ position: [1] }, position],
  [{ prize: "x".repeat(41) }, "Please use at most 40 characters"],
  [{ date: undefined }, "Date is required"],
  [{ date: "" }, "Date is required"],
  [{ date: "2026-02-30" }, "That date doesn’t exist."],
  [{ date: "0000-00-00" }, "That date doesn’t exist."],
  [{ date: "+275760-09-13" }, "Date is required"],
  [{ date: "12:00" }, "Date is required"],
  [{ date: 1_795_000_000 }, "Date is required"],
  [{ date: "1900-01-01" }, "Please choose a date between 2000 and 2100"],
  [{ date: "3000-01-01" }, "Please choose a date between 2000 and 2100"],
  [{ id: "01980000-0000-7000-8000-000000000001" }, "Please leave out id: this call has no such field"],
])("%j is refused", async (change, sentence) => {
  const response = await post({ ...won, ...change });
  expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
  expect(await stored()).toEqual([]);
});

test.each([2_147_483_648, 2 ** 53, 2 ** 63, 1e300])("a position of %d is refused", async (typed) => {
  expect((await post({ ...won, position: typed })).statusCode).toBe(400);
});

test("an unknown result can't be changed or removed", async () => {
  const params = { id: "01980000-0000-7000-8000-000000000009" };
  await expect(chief.api(achievementsAdminApi.update, { params, body: won })).rejects.toMatchObject({ status: 404 });
  await expect(chief.api(achievementsAdminApi.remove, { params })).rejects.toMatchObject({ status: 404 });
});
