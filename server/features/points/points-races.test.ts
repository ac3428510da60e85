import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { ApiFailure } from "#contract/client.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { AdjustAction } from "#contract/points/constants.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";
import { checkLedger } from "./ledger-check.service.ts";
import { pointsAccounts, redemptionKeys, redemptions } from "./points.table.ts";

const site = useSite(withoutLimits);

const patience = 120_000;

async function withPoints(points: number) {
  const { member, api } = await signedInMember(site());
  const admin = await signedInStaff(site(), "admin");
  const adjust = (action: AdjustAction, amount: number) =>
    admin.api(pointsAdminApi.adjust, { params: { id: member.id }, body: { action, amount } });
  await adjust("set", points);
  const [account] = await site().db.select().from(pointsAccounts).where(eq(pointsAccounts.memberId, member.id));
  const redeem = (itemId: string, key?: string) =>
    api(pointsApi.redeem, {
      body: { itemId, discordUsername: "sam_sample" },
      ...(key && { headers: { "idempotency-key": key } }),
    });
  return { id: member.id, api, admin, accountId: account?.id ?? "", adjust, redeem };
}
type Somebody = Awaited<ReturnType<typeof withPoints>>;

const offer = ({ admin }: Somebody, price: number) =>
  admin.api(pointsAdminApi.createItem, { body: { name: `At ${price}`, price } });
const resolve = (admin: Somebody["admin"], id: string, status: "completed" | "cancelled") =>
  admin.api(pointsAdminApi.resolve, { params: { id }, body: { status } });

/** Returns 200 for a call that was carried out, otherwise the status of the refusal. */
const statusOf = (call: PromiseSettledResult<unknown>) => {
  if (call.status === "fulfilled") return 200;
  if (call.reason instanceof ApiFailure) return call.reason.status;
  throw call.reason;
};
const statuses = async (calls: Promise<unknown>[]) => (await Promise.allSettled(calls)).map(statusOf);

test(
  "one of completing and cancelling at once succeeds, 50 times, and only cancelling returns the points",
  async () => {
    const somebody = await withPoints(0);
    const other = await signedInStaff(site(), "admin");
    const item = await offer(somebody, 10);
    for (let round = 0; round < 50; round++) {
      await somebody.adjust("set", 10);
      const { id } = (await somebody.redeem(item.id)).redemption;
      const ends = round % 2 === 0 ? (["completed", "cancelled"] as const) : (["cancelled", "completed"] as const);
      const responses = await statuses([resolve(somebody.admin, id, ends[0]), resolve(other, id, ends[1])]);
      expect(responses.toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { points, redemptions: made } = await somebody.api(pointsApi.summary);
      expect([points, made[0]?.status]).toEqual(made[0]?.status === "cancelled" ? [10, "cancelled"] : [0, "completed"]);
    }
    expect(await checkLedger(site().db)).toEqual([]);
  },
  patience,
);

test(
  "redeeming an item while it's changed or deleted gives a price and name from one moment, or a 404",
  async () => {
    const somebody = await withPoints(100_000);
    const { admin } = somebody;
    const changes = [
      { name: "At 90", price: 90 },
      { isActive: false },
      { name: "At 5", price: 5, isActive: false },
    ] as const;
    for (let round = 0; round < 24; round++) {
      const item = await offer(somebody, 40);
      const params = { id: item.id };
      const change = changes[round % 4];
      const redeemed = Promise.allSettled(Array.from({ length: 5 }, () => somebody.redeem(item.id)));
      if (change) await admin.api(pointsAdminApi.updateItem, { params, body: { ...change, version: item.version } });
      else await admin.api(pointsAdminApi.removeItem, { params });
      const calls = await redeemed;
      expect(calls.map(statusOf).filter((status) => status !== 200 && status !== 404)).toEqual([]);
      const made = calls.flatMap((call) => (call.status === "fulfilled" ? call.value.redemption : []));
      expect(made.filter(({ item: { name }, pointsSpent }) => name !== `At ${pointsSpent}`)).toEqual([]);
    }
    expect(await checkLedger(site().db)).toEqual([]);
  },
  patience,
);

test(
  "deleting a member while they redeem and are given points leaves nothing of theirs, and nothing fails",
  async () => {
    for (let round = 0; round < 20; round++) {
      const somebody = await withPoints(100);
      const item = await offer(somebody, 10);
      const { redemption } = await somebody.redeem(item.id);
      const responses: number[] = [];
      let isGone = false;
      const leaving = somebody
        .api(accountsApi.remove, { body: { password: castPassword } })
        .finally(() => (isGone = true));
      for (let attempt = 0; !isGone; attempt++) {
        const together = [
          somebody.redeem(item.id),
          somebody.redeem(item.id, `deletion-${round}-${attempt}`),
          somebody.adjust("add", 20),
          resolve(somebody.admin, redemption.id, round % 2 === 0 ? "completed" : "cancelled"),
          somebody.adjust("set", 50),
        ];
        responses.push(...(await statuses(together)));
      }
      await leaving;
      expect(responses.filter((status) => ![200, 401, 404, 409].includes(status))).toEqual([]);
      expect(responses.filter((status) => status === 200).length).toBeGreaterThan(0);
      const { db } = site();
      const theirs = await db.select().from(redemptions).where(eq(redemptions.accountId, somebody.accountId));
      expect(theirs.filter(({ status, discordUsername }) => status === "pending" || discordUsername)).toEqual([]);
      expect(await db.select().from(members).where(eq(members.id, somebody.id))).toEqual([]);
      expect(await db.select().from(redemptionKeys).where(eq(redemptionKeys.memberId, somebody.id))).toEqual([]);
    }
    expect(await checkLedger(site().db)).toEqual([]);
  },
  patience,
);

test("deleting an admin's account while they resolve redemptions causes no errors", async () => {
  for (let round = 0; round < 10; round++) {
    const somebody = await withPoints(100);
    const item = await offer(somebody, 10);
    const made = [await somebody.redeem(item.id), await somebody.redeem(item.id)];
    const gone = site().db.delete(staffAccounts).where(eq(staffAccounts.id, somebody.admin.account.id));
    const ending = made.map(({ redemption }) => resolve(somebody.admin, redemption.id, "cancelled"));
    const [, ...responses] = await statuses([gone.then(), ...ending]);
    expect(responses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
  }
  expect(await checkLedger(site().db)).toEqual([]);
});
