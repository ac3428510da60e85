import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { ApiFailure } from "#contract/client.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";
import { checkLedger } from "./ledger-check.service.ts";
import { redemptionKeys } from "./points.table.ts";

const site = useSite(withoutLimits);

afterEach(async () => {
  const problems = await checkLedger(site().db);
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

const statusOf = (error: unknown) => (error instanceof ApiFailure ? error.status : 0);
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((call) => (call.status === "fulfilled" ? 201 : statusOf(call.reason)));

test("a redemption takes the price, is in the ledger, and is pending", async () => {
  const { redeem, points, item } = await withPoints(site(), 250);
  const { redemption, points: left } = await redeem();
  expect(left).toBe(150);
  expect(redemption).toMatchObject({ status: "pending", pointsSpent: 100, item: { name: item.name } });
  const summary = await points();
  expect(summary).toMatchObject({ points: 150, earnedCount: 1, redemptionCount: 1, redemptions: [redemption] });
  expect(summary.transactions.map(({ type, amount, description }) => [type, amount, description])).toEqual([
    ["spent", -100, `Redeemed: ${item.name}`],
    ["earned", 250, "Best save"],
  ]);
});

test("of 100 redemptions at once, exactly those that the balance pays for succeed", async () => {
  const { redeem, points } = await withPoints(site(), 1000);
  const responses = await outcomes(Array.from({ length: 100 }, () => redeem()));
  expect(responses.filter((status) => status === 201)).toHaveLength(10);
  expect(responses.filter((status) => status === 409)).toHaveLength(90);
  expect((await points()).points).toBe(0);
});

test("redeeming with too few points says so and takes nothing", async () => {
  const { redeem, points } = await withPoints(site(), 99);
  await expect(redeem()).rejects.toMatchObject({ status: 409, sentence: "Insufficient points" });
  expect(await points()).toMatchObject({ points: 99, redemptions: [] });
});

test("redeeming at an outdated price is refused, and an earlier key still gets its answer", async () => {
  const { admin, api, item, points } = await withPoints(site(), 500, 100);
  const atPrice = (price: number, key: string) =>
    api(pointsApi.redeem, {
      body: { itemId: item.id, discordUsername: "sam_sample", price },
      headers: { "idempotency-key": key },
    });
  await atPrice(100, "agreed-to-100");
  await admin.api(pointsAdminApi.updateItem, { params: { id: item.id }, body: { name: item.name, price: 150 } });
  const refused = { status: 409, sentence: "The price of this reward has changed. Nothing was redeemed." };
  await expect(atPrice(100, "agreed-to-100-again")).rejects.toMatchObject(refused);
  expect(await points()).toMatchObject({ points: 400, redemptionCount: 1 });
  expect((await atPrice(100, "agreed-to-100")).redemption.pointsSpent).toBe(100);
  expect((await atPrice(150, "agreed-to-150")).points).toBe(250);
});

test("one key sent 50 times at once, and again later, is one redemption with one answer", async () => {
  const { redeem, points } = await withPoints(site(), 1000);
  const responses = await Promise.all(Array.from({ length: 50 }, () => redeem("dialog-0001")));
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(await redeem("dialog-0001")).toEqual(responses[0]);
  expect((await points()).points).toBe(900);
});

test("a key used for another request is refused, and can be used again after a day", async () => {
  const { redeem, points, member } = await withPoints(site(), 1000);
  await redeem("dialog-0002");
  await expect(redeem("dialog-0002", "somebody_else")).rejects.toMatchObject({ status: 409 });
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  await site().db.update(redemptionKeys).set({ createdAt: twoDaysAgo }).where(eq(redemptionKeys.memberId, member.id));
  await redeem("dialog-0002", "somebody_else");
  expect((await points()).points).toBe(800);
});

test("a refused redemption leaves its key free", async () => {
  const { redeem, admin, member } = await withPoints(site(), 0);
  await expect(redeem("dialog-0003")).rejects.toMatchObject({ status: 409 });
  await admin.api(pointsAdminApi.adjust, { params: { id: member.id }, body: { action: "set", amount: 100 } });
  expect(await redeem("dialog-0003")).toMatchObject({ points: 0 });
});

test("of two admins who resolve one redemption at once, one succeeds and the other gets a 409", async () => {
  for (let round = 0; round < 10; round++) {
    const { redeem, admin, points } = await withPoints(site(), 100);
    const other = await signedInStaff(site(), "admin");
    const { redemption } = await redeem();
    const params = { id: redemption.id };
    const responses = await outcomes([
      admin.api(pointsAdminApi.resolve, { params, body: { status: "cancelled" } }),
      other.api(pointsAdminApi.resolve, { params, body: { status: "cancelled" } }),
    ]);
    expect(responses.toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await points()).points).toBe(100);
  }
});

test("a completed redemption can't be cancelled, nor the reverse, nor either twice", async () => {
  const { redeem, admin } = await withPoints(site(), 200);
  for (const first of ["completed", "cancelled"] as const) {
    const { redemption } = await redeem();
    const end = (status: "completed" | "cancelled") =>
      admin.api(pointsAdminApi.resolve, { params: { id: redemption.id }, body: { status } });
    const notes = first === "completed" ? "Approved and processed" : "Cancelled by admin";
    expect(await end(first)).toMatchObject({ status: first, adminNotes: notes });
    for (const again of ["completed", "cancelled"] as const)
      await expect(end(again)).rejects.toMatchObject({ status: 409 });
  }
});

test("cancelling returns the points as a refund", async () => {
  const { redeem, admin, points, item } = await withPoints(site(), 100);
  const { redemption } = await redeem();
  await admin.api(pointsAdminApi.resolve, { params: { id: redemption.id }, body: { status: "cancelled" } });
  const { transactions, points: balance } = await points();
  expect(balance).toBe(100);
  expect(transactions[0]).toMatchObject({ type: "admin_adjust", amount: 100, description: `Refund: ${item.name}` });
});
