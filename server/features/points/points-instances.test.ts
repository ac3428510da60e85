import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ApiFailure, createApi } from "#contract/client.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import type { OpenDatabase } from "#server/database/database.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { callDirectly, createTestSite, type TestSite } from "#server/testing/site/test-app.ts";
import { checkLedger } from "./ledger-check.service.ts";

let kept: KeptDatabase;
const open: TestSite[] = [];

beforeAll(async () => {
  kept = await keepDatabase();
});

afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

afterAll(() => kept.remove());

const patience = 120_000; // a database is made on disk and opened

async function openSite(database?: OpenDatabase): Promise<TestSite> {
  const site = await createTestSite({}, { database: database ?? (await kept.open()) });
  open.unshift(site); // so that the last one is closed first
  return site;
}

/** Opens a second instance. An embedded database can only be open once, so there both share it. */
const openBeside = ({ database }: TestSite): Promise<TestSite> =>
  database.engine === "embedded" ? openSite({ ...database, close: async () => {} }) : openSite();

async function withPoints(site: TestSite, points: number) {
  const { member, headers } = await signedInMember(site);
  const admin = await signedInStaff(site, "admin");
  const item = await admin.api(pointsAdminApi.createItem, { body: { name: "Sample reward", price: 100 } });
  await admin.api(pointsAdminApi.adjust, { params: { id: member.id }, body: { action: "set", amount: points } });
  const at = ({ app }: TestSite) => createApi(callDirectly(app, headers));
  const redeem = (where: TestSite, key?: string) =>
    at(where)(pointsApi.redeem, {
      body: { itemId: item.id, discordUsername: "sam_sample" },
      ...(key && { headers: { "idempotency-key": key } }),
    });
  return { redeem, points: async (where: TestSite) => (await at(where)(pointsApi.summary)).points };
}

test(
  "a key answered before a restart gives the same answer after it",
  async () => {
    const before = await openSite();
    const { redeem, points } = await withPoints(before, 300);
    const response = await redeem(before, "over-a-restart");
    await open.shift()?.close();
    const after = await openSite();
    const responses = await Promise.all(Array.from({ length: 5 }, () => redeem(after, "over-a-restart")));
    expect(new Set([response, ...responses].map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await points(after)).toBe(200);
    expect(await checkLedger(after.db)).toEqual([]);
  },
  patience,
);

test(
  "two instances accept only what one balance pays for, and one key once",
  async () => {
    const here = await openSite();
    const there = await openBeside(here);
    const { redeem, points } = await withPoints(here, 1000);
    const eitherWay = <T>(count: number, call: (site: TestSite) => Promise<T>) =>
      Promise.allSettled(Array.from({ length: count }, (_, index) => call(index % 2 === 0 ? here : there)));
    const keyed = await eitherWay(20, (site) => redeem(site, "on-two-instances"));
    expect(new Set(keyed.map((call) => call.status === "fulfilled" && JSON.stringify(call.value))).size).toBe(1);
    const calls = await eitherWay(60, (site) => redeem(site));
    const refusals = calls.flatMap((call) => (call.status === "rejected" ? [call.reason] : []));
    expect(calls.length - refusals.length).toBe(9);
    expect(refusals.filter((reason) => !(reason instanceof ApiFailure) || reason.status !== 409)).toEqual([]);
    expect([await points(here), await points(there)]).toEqual([0, 0]);
    expect(await checkLedger(there.db)).toEqual([]);
  },
  patience,
);
