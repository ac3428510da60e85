import { eq, inArray } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import { maxPoints } from "#contract/points/constants.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { awardTo, pointsOf, severalMembers } from "#server/testing/cast/awards-cast.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { checkLedger } from "./ledger-check.service.ts";
import { pointsAwards, pointsLedger } from "./points.table.ts";

const site = useSite();

afterEach(async () => {
  const problems = await checkLedger(site().db);
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

const idsOf = (members: { id: string }[]) => members.map(({ id }) => id);

test("20 members get points in one call, each with a row in the ledger and the audit log", async () => {
  const admin = await signedInStaff(site(), "admin");
  const members = await severalMembers(site(), 20);
  const award = await awardTo(admin, idsOf(members));
  expect(award).toMatchObject({ memberCount: 20, rowCount: 20, total: 1000, undoneCount: 0, description: "Scrim win" });
  for (const member of members) expect(await pointsOf(admin, member)).toBe(50);
  const rows = await site().db.select().from(pointsLedger).where(eq(pointsLedger.adminId, admin.account.id));
  expect(rows.map(({ type, amount, description }) => [type, amount, description])).toEqual(
    members.map(() => ["earned", 50, "Scrim win"]),
  );
  const entries = await site()
    .db.select()
    .from(auditLog)
    .where(inArray(auditLog.memberId, idsOf(members)));
  expect(entries.map(({ action }) => action)).toEqual(members.map(() => "points.award"));
  expect((await admin.api(awardsApi.list))[0]).toEqual(award);
});

test("the same key awards once, even when sent ten times at once, and gets a 409 with another list", async () => {
  const admin = await signedInStaff(site(), "admin");
  const members = await severalMembers(site(), 5);
  const key = "one-and-the-same";
  const responses = await Promise.all(Array.from({ length: 10 }, () => awardTo(admin, idsOf(members), { key })));
  expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
  for (const member of members) expect(await pointsOf(admin, member)).toBe(50);
  const reused = { status: 409, sentence: "This key was used for another award." };
  await expect(awardTo(admin, idsOf(members), { key, amount: 60 })).rejects.toMatchObject(reused);
  const other = await signedInStaff(site(), "admin");
  await expect(awardTo(other, idsOf(members), { key })).rejects.toMatchObject(reused);
});

test("if one member is gone or would hold too many points, nobody gets any", async () => {
  const admin = await signedInStaff(site(), "admin");
  const members = await severalMembers(site(), 3);
  const nobody = "01980000-0000-7000-8000-000100000001";
  await expect(awardTo(admin, [...idsOf(members), nobody])).rejects.toMatchObject({ status: 409 });
  const rich = { params: { id: members[2]?.id ?? "" }, body: { action: "set", amount: maxPoints } } as const;
  await admin.api(pointsAdminApi.adjust, rich);
  await expect(awardTo(admin, idsOf(members))).rejects.toMatchObject({ status: 409 });
  expect(await pointsOf(admin, members[0] ?? { email: "" })).toBe(0);
  expect(await site().db.$count(pointsAwards, eq(pointsAwards.adminId, admin.account.id))).toBe(0);
});

test("two admins can award the same members at once, in opposite order", async () => {
  const admins = [await signedInStaff(site(), "admin"), await signedInStaff(site(), "admin")] as const;
  const members = await severalMembers(site(), 12);
  const rounds = Array.from({ length: 6 }, () => [
    awardTo(admins[0], idsOf(members)),
    awardTo(admins[1], idsOf(members).toReversed()),
    ...members
      .slice(0, 3)
      .map(({ id }) => admins[0].api(pointsAdminApi.adjust, { params: { id }, body: { action: "add", amount: 1 } })),
  ]);
  await Promise.all(rounds.flat());
  expect(await pointsOf(admins[0], members[11] ?? { email: "" })).toBe(600);
  expect(await pointsOf(admins[0], members[0] ?? { email: "" })).toBe(606);
});

test("one call can have 500 awards, and no more", async () => {
  const admin = await signedInStaff(site(), "admin");
  const [member] = await severalMembers(site(), 1);
  const awards = Array.from({ length: 500 }, (_, index) => ({
    userId: member?.id ?? "",
    amount: 1,
    reason: `Round ${index}`,
  }));
  const headers = { "idempotency-key": "five-hundred-rows" };
  const award = await admin.api(awardsApi.award, { headers, body: { awards } });
  expect(award).toMatchObject({ memberCount: 1, rowCount: 500, total: 500, description: "500 reasons" });
  const tooMany = { headers, body: { awards: [...awards, ...awards] } };
  await expect(admin.api(awardsApi.award, tooMany)).rejects.toMatchObject({ status: 400 });
});
