import { desc, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import { awardTo, pointsOf, severalMembers } from "#server/testing/cast/awards-cast.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { checkLedger } from "./ledger-check.service.ts";
import { pointsAwards, pointsLedger } from "./points.table.ts";

const site = useSite();

afterEach(async () => {
  const problems = await checkLedger(site().db);
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

const undo = (admin: Awaited<ReturnType<typeof signedInStaff>>, id: string) =>
  admin.api(awardsApi.undo, { params: { id } });

test("an undo takes everything back in rows of its own, once, however often it's pressed", async () => {
  const admin = await signedInStaff(site(), "admin");
  const members = await severalMembers(site(), 4);
  const { id } = await awardTo(
    admin,
    members.map((member) => member.id),
  );
  const responses = await Promise.all(Array.from({ length: 5 }, () => undo(admin, id)));
  for (const { award, left } of responses) {
    expect(award).toMatchObject({ undoneCount: 4, undoableUntil: null });
    expect(left).toEqual([]);
  }
  for (const member of members) expect(await pointsOf(admin, member)).toBe(0);
  const [newest] = await site().db.select().from(pointsLedger).orderBy(desc(pointsLedger.position)).limit(1);
  expect(newest).toMatchObject({ type: "admin_adjust", amount: -50, description: "Undone: Scrim win" });
});

test("members who have spent the points keep them and are named, until their balance allows the undo", async () => {
  const admin = await signedInStaff(site(), "admin");
  const [spender, keeper] = await severalMembers(site(), 2);
  if (!spender || !keeper) throw new Error("Two members are missing");
  const { id } = await awardTo(admin, [spender.id, keeper.id]);
  const params = { id: spender.id };
  await admin.api(pointsAdminApi.adjust, { params, body: { action: "subtract", amount: 20 } });
  const first = await undo(admin, id);
  expect(first.left.map(({ user, amount }) => [user.id, user.points, amount])).toEqual([[spender.id, 30, 50]]);
  expect(first.award.undoneCount).toBe(1);
  expect([await pointsOf(admin, spender), await pointsOf(admin, keeper)]).toEqual([30, 0]);
  await admin.api(pointsAdminApi.adjust, { params, body: { action: "add", amount: 25 } });
  expect(await undo(admin, id)).toMatchObject({ left: [], award: { undoneCount: 2 } });
  expect(await pointsOf(admin, spender)).toBe(5);
});

test("members who left are counted, and last week's award can't be undone", async () => {
  const admin = await signedInStaff(site(), "admin");
  const leaver = await signedInMember(site());
  const { id } = await awardTo(admin, [leaver.member.id]);
  await leaver.api(accountsApi.remove, { body: { password: castPassword } });
  expect(await undo(admin, id)).toMatchObject({ left: [], deletedCount: 1, award: { undoneCount: 0 } });
  const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000);
  await site().db.update(pointsAwards).set({ createdAt: eightDaysAgo }).where(eq(pointsAwards.id, id));
  await expect(undo(admin, id)).rejects.toMatchObject({
    status: 409,
    sentence: "An award can be undone for 7 days.",
  });
  const [listed] = await admin.api(awardsApi.list);
  expect(listed?.undoableUntil).toBeNull();
});

test("an undo and a redemption at the same time leave no balance below zero", async () => {
  const admin = await signedInStaff(site(), "admin");
  const members = await severalMembers(site(), 6);
  for (let round = 0; round < 5; round++) {
    const ids = members.map(({ id }) => id);
    const { id } = await awardTo(admin, ids);
    const taking = ids.map((member) =>
      admin
        .api(pointsAdminApi.adjust, { params: { id: member }, body: { action: "subtract", amount: 50 } })
        .then(() => 1)
        .catch(() => 0),
    );
    const [undone, ...taken] = await Promise.all([undo(admin, id), ...taking]);
    const spent = taken.reduce((sum, one) => sum + one, 0);
    expect(undone.award.undoneCount + spent).toBe(6);
  }
});
