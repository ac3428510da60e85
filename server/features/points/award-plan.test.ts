import { expect, test } from "vitest";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import type { AwardLine } from "#contract/points/awards/forms.ts";
import { maxPoints } from "#contract/points/constants.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { pointsLedger } from "./points.table.ts";

const site = useSite();

async function plannerOf() {
  const admin = await signedInStaff(site(), "admin");
  return {
    admin,
    plan: async (names: (string | AwardLine)[]) => {
      const lines = names.map((line) => (typeof line === "string" ? { name: line } : line));
      const planned = await admin.api(awardsApi.plan, { body: { lines, amount: 50, reason: "Scrim win" } });
      return planned.map(({ user, points, problem }) => problem ?? `${user?.name} ${points}`);
    },
  };
}

test("members are found by Discord name, name or email address, whatever their @, case and spaces; the rest are reported", async () => {
  const { plan, admin } = await plannerOf();
  await signedInMember(site(), { name: "Ava Planner", discord: "ava.plans", email: "ava.planner@demo.example" });
  await signedInMember(site(), { name: "Twin Planner", discord: "twin.one" });
  await signedInMember(site(), { name: "twin planner", discord: "twin.two" });
  expect(await plan(["@Ava.Plans", "nobody at all"])).toEqual(["Ava Planner 50", "not-found"]);
  expect(await plan([" AVA  PLANNER "])).toEqual(["Ava Planner 50"]);
  expect(await plan(["Ava.Planner@demo.example"])).toEqual(["Ava Planner 50"]);
  expect(await plan(["TwinPlanner", "@twin.two"])).toEqual(["ambiguous", "twin planner 50"]);
  const [twins] = await admin.api(awardsApi.plan, { body: { lines: [{ name: "Twin Planner" }], amount: 1 } });
  expect(twins?.matches.map(({ discordUsername }) => discordUsername).toSorted()).toEqual(["twin.one", "twin.two"]);
});

test("members are found by names that are typed without accents, or in another composition", async () => {
  const { plan } = await plannerOf();
  await signedInMember(site(), { name: "Zo\u00eb O\u2019Planner", discord: "l\u00f3dz.plans" });
  for (const typed of ["zoe o'planner", "ZOE\u0308 O\u2019PLANNER", "@Lodz.plans"])
    expect(await plan([typed]), typed).toEqual(["Zo\u00eb O\u2019Planner 50"]);
});

test("members are found by an email address with an international domain, as they sign in with it", async () => {
  const { plan } = await plannerOf();
  await signedInMember(site(), { name: "Ida Domain", email: "ida@xn--mnchen-3ya.example" });
  for (const typed of ["ida@m\u00fcnchen.example", "Ida@MU\u0308NCHEN.example", "ida@xn--mnchen-3ya.example"])
    expect(await plan([typed]), typed).toEqual(["Ida Domain 50"]);
});

test("everyone who shares a Discord name is listed in order, up to 25, with the total; an email address finds any of them", async () => {
  const { plan, admin } = await plannerOf();
  const share = (count: number, discord: string) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        signedInMember(site(), { name: "Sharer", discord, email: `${discord}.${at + 10}@demo.example` }),
      ),
    );
  await share(6, "Six.Sharers");
  await share(30, "thirty");
  const body = { lines: [{ name: "@six.sharers" }, { name: "nobody here" }, { name: "THIRTY" }], amount: 5 };
  const [six, none, thirty] = await admin.api(awardsApi.plan, { body });
  const emails = (planned: typeof six) => planned?.matches.map(({ email }) => email);
  const inOrder = (discord: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${discord}.${at + 10}@demo.example`);
  expect([emails(six), six?.matchCount]).toEqual([inOrder("Six.Sharers", 6), 6]);
  expect([emails(thirty), thirty?.matchCount]).toEqual([inOrder("thirty", 25), 30]);
  expect(none).toMatchObject({ problem: "not-found", matches: [], matchCount: 0 });
  expect(await plan(["thirty.39@demo.example"])).toEqual(["Sharer 50"]);
});

test("each new balance includes the lines before it, and a repeated line is awarded once", async () => {
  const { plan } = await plannerOf();
  const { member } = await signedInMember(site(), { name: "Bea Balance" });
  const userId = member.id;
  const lines = [{ userId }, { userId, amount: 20 }, { userId }, { userId, reason: "MVP" }];
  expect(await plan(lines)).toEqual(["Bea Balance 50", "Bea Balance 70", "repeated", "Bea Balance 120"]);
});

test("invalid amounts and reasons are reported line by line, and nothing is written", async () => {
  const { plan, admin } = await plannerOf();
  const { member } = await signedInMember(site(), { name: "Cal Wrong" });
  const { member: rich } = await signedInMember(site());
  const params = { id: rich.id };
  await admin.api(pointsAdminApi.adjust, { params, body: { action: "set", amount: maxPoints } });
  const before = await site().db.$count(pointsLedger);
  const of = (line: Partial<AwardLine>) => ({ userId: member.id, ...line });
  const lines = [of({ amount: null }), of({ amount: 0 }), of({ amount: 1.5 }), of({ amount: 2e9 }), of({ amount: -3 })];
  expect(await plan(lines)).toEqual(["amount", "amount", "amount", "amount", "amount"]);
  expect(await plan([of({ reason: "x".repeat(201) }), { userId: rich.id }])).toEqual(["reason", "above-most"]);
  expect(await site().db.$count(pointsLedger)).toBe(before);
});

test("refuses 501 lines, or none, with a sentence", async () => {
  const { admin } = await plannerOf();
  const planFor = (count: number) =>
    admin.api(awardsApi.plan, { body: { lines: Array.from({ length: count }, () => ({ name: "x" })), amount: 1 } });
  await expect(planFor(501)).rejects.toMatchObject({ status: 400, sentence: expect.stringContaining("At most 500") });
  await expect(planFor(0)).rejects.toMatchObject({ status: 400, sentence: "Choose who gets points first" });
  expect(await planFor(500)).toHaveLength(500);
});
