import { desc } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { maxPoints } from "#contract/points/constants.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import type { Transaction } from "#contract/points/schemas.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team } from "#team.config.ts";
import { checkLedger } from "./ledger-check.service.ts";
import { pointsLedger, redemptions } from "./points.table.ts";

const site = useSite();

afterEach(async () => {
  const problems = await checkLedger(site().db);
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

test("adding, subtracting and setting write the difference, and 0 writes nothing", async () => {
  const { admin, api, member, points } = await withPoints(site(), 50);
  const adjust = (action: "add" | "subtract" | "set", amount: number) =>
    admin.api(pointsAdminApi.adjust, { params: { id: member.id }, body: { userId: member.id, action, amount } });
  expect((await adjust("add", 25)).points).toBe(75);
  expect((await adjust("subtract", 5)).points).toBe(70);
  expect((await adjust("set", 100)).points).toBe(100);
  expect((await adjust("set", 100)).points).toBe(100);
  expect((await adjust("add", 0)).points).toBe(100);
  const tooFew = { status: 409, sentence: "That would take the balance below 0." };
  await expect(adjust("subtract", 101)).rejects.toMatchObject(tooFew);
  const tooMany = { status: 409, sentence: "That’s more points than an account can hold." };
  await expect(adjust("add", 1_000_000_000)).rejects.toMatchObject(tooMany);
  const rows = [
    ["admin_adjust", 30],
    ["admin_adjust", -5],
    ["earned", 25],
    ["earned", 50],
  ];
  const told = (by: string) => rows.map((row) => [...row, by]);
  const asRows = (list: Transaction[]) => list.map(({ type, amount, adminUsername }) => [type, amount, adminUsername]);
  const ofMember = { query: { userId: member.id } };
  expect(asRows(await admin.api(pointsAdminApi.allTransactions, ofMember))).toEqual(told(admin.account.username));
  // members don't see staff's user names
  expect(asRows((await points()).transactions)).toEqual(told(team.name));
  expect(asRows(await api(pointsApi.transactions))).toEqual(told(team.name));
});

test.each([
  ["a fraction", { action: "add", amount: 1.5 }, "Amount must be a whole number"],
  ["less than nothing", { action: "add", amount: -1 }, "Amount must be 0 or more"],
  ["nothing", { action: "add" }, "User and amount are required"],
  ["text", { action: "add", amount: "5" }, "Amount must be a whole number"],
  ["too much", { action: "add", amount: 1_000_000_001 }, "That’s more points than an account can hold."],
  ["far too much", { action: "add", amount: 1e20 }, "That’s more points than an account can hold."],
  ["an unknown action", { action: "multiply", amount: 2 }, "Please choose add, subtract or set"],
  [
    "another member in the body",
    { action: "add", amount: 2, userId: "01980000-0000-7000-8000-000100000001" },
    "The two members differ",
  ],
  [
    "a field of our own",
    { action: "add", amount: 2, points: 9 },
    "Please leave out points: this call has no such field",
  ],
])("an adjustment by %s gets a 400 and changes nothing", async (_what, body, sentence) => {
  const { admin, member, points } = await withPoints(site(), 10);
  const response = await site().app.inject({
    method: "PATCH",
    url: `/api/admin/points/users/${member.id}`,
    headers: admin.headers,
    payload: body,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toBe(sentence);
  expect((await points()).points).toBe(10);
});

test("a member can leave even if their refunds exceed what an account can hold", async () => {
  const { admin, api, member, redeem } = await withPoints(site(), 350);
  for (const key of ["one", "two"]) await redeem(`${key}-of-two-rewards`);
  const params = { id: member.id };
  await admin.api(pointsAdminApi.adjust, { params, body: { action: "set", amount: maxPoints - 150 } });
  await api(accountsApi.remove, { body: { password: castPassword } });
  const newest = await site().db.select().from(pointsLedger).orderBy(desc(pointsLedger.position)).limit(3);
  expect(newest.map(({ amount, adminUsername, balanceAfter }) => [amount, adminUsername, balanceAfter])).toEqual([
    [100, null, maxPoints],
    [-50, "the site", maxPoints - 100],
    [100, null, maxPoints - 50],
  ]);
});

test("the database refuses to change, delete or empty the ledger", async () => {
  await withPoints(site(), 100);
  const { db } = site();
  await expect(db.update(pointsLedger).set({ amount: 1 })).rejects.toThrow("never changed");
  await expect(db.delete(pointsLedger)).rejects.toThrow("never changed");
  await expect(db.execute("truncate points_ledger cascade")).rejects.toThrow("never changed");
});

test("the ledger check names what is wrong", async () => {
  const { member } = await withPoints(site(), 100);
  const breakIt = site().db.execute(`update points_accounts set balance = 7 where member_id = '${member.id}'`);
  await breakIt;
  expect(await checkLedger(site().db)).toEqual([expect.stringMatching(/^I1: .* Broken by 1: /)]);
  await site().db.execute(`update points_accounts set balance = 100 where member_id = '${member.id}'`);
});

test("leaders are the ten with the most points and a Discord name; searching finds part of a name", async () => {
  const { admin } = await withPoints(site(), 0);
  const nameless = await signedInMember(site(), { discord: null, name: "Nora Nameless_%" });
  await admin.api(pointsAdminApi.adjust, {
    params: { id: nameless.member.id },
    body: { action: "set", amount: 999_999 },
  });
  for (let count = 1; count <= 12; count++) {
    const { member } = await signedInMember(site());
    await admin.api(pointsAdminApi.adjust, {
      params: { id: member.id },
      body: { action: "set", amount: 5000 + count },
    });
  }
  const leaders = await admin.api(pointsAdminApi.leaderboard);
  expect(leaders).toHaveLength(10);
  expect(leaders[0]?.points).toBe(5012);
  expect(leaders.map(({ id }) => id)).not.toContain(nameless.member.id);
  const found = await admin.api(pointsAdminApi.users, { query: { search: "nameless_%" } });
  expect(found.map(({ id, points }) => [id, points])).toEqual([[nameless.member.id, 999_999]]);
  expect(await admin.api(pointsAdminApi.users, { query: { search: "nameless%x" } })).toEqual([]);
  const { member: kestrel } = await signedInMember(site(), { discord: "kestrel_sample" });
  const called = await admin.api(pointsAdminApi.users, { query: { search: "@kestrel_sample" } });
  expect(called.map(({ id }) => id)).toEqual([kestrel.id]);
});

test("lists continue page by page, with each row once", async () => {
  const { admin, member, api } = await withPoints(site(), 0);
  for (let amount = 1; amount <= 7; amount++)
    await admin.api(pointsAdminApi.adjust, { params: { id: member.id }, body: { action: "add", amount } });
  const first = await api.listing(pointsApi.transactions, { query: { limit: "5" } });
  const second = await api.listing(pointsApi.transactions, { query: { limit: "5", cursor: first.next ?? "" } });
  expect([...first.rows, ...second.rows].map(({ amount }) => amount)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(second.next).toBeNull();
  const mine = await admin.api(pointsAdminApi.allTransactions, { query: { userId: member.id, type: "earned" } });
  expect(mine.map(({ amount, user }) => [amount, user.name])).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((amount) => [amount, member.name]),
  );
});

test("the CSV file has every row, and no cell is a formula", async () => {
  const { admin, member } = await withPoints(site(), 0);
  for (const description of ['=cmd|"/c calc"!A1', "+1", "-1", "@x", "plain, with a comma"])
    await admin.api(pointsAdminApi.adjust, {
      params: { id: member.id },
      body: { action: "add", amount: 1, description },
    });
  const url = `/api/admin/points/transactions.csv?userId=${member.id}`;
  const response = await site().app.inject({ url, headers: admin.headers });
  expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(response.body.startsWith("\ufeff")).toBe(true);
  const [head, ...lines] = response.body.trim().split("\r\n");
  expect(head).toBe("Date,Member,Email,Type,Description,Amount,By");
  expect(lines).toHaveLength(5);
  expect(lines.map((line) => /earned,(.*),1,/.exec(line)?.[1])).toEqual([
    '"plain, with a comma"',
    '"\'@x"',
    '"\'-1"',
    '"\'+1"',
    '"\'=cmd|""/c calc""!A1"',
  ]);
  expect((await site().app.inject({ url })).statusCode).toBe(401);
});

test("a member's summary matches their lists, whatever text was typed", async () => {
  const { admin, api, item, member, points, redeem } = await withPoints(site(), 0, 1);
  const typed = '"}],\\u0022 \\ </script> “ĀŻ” 🏆 %s';
  await admin.api(pointsAdminApi.updateItem, { params: { id: item.id }, body: { name: typed, price: 1 } });
  const body = { action: "add", amount: 5, description: typed } as const;
  await admin.api(pointsAdminApi.adjust, { params: { id: member.id }, body });
  await redeem();
  const { transactions, redemptions, ...counts } = await points();
  expect(counts).toEqual({ points: 4, earnedCount: 1, redemptionCount: 1 });
  expect(transactions).toEqual(await api(pointsApi.transactions));
  expect(redemptions).toEqual(await api(pointsApi.redemptions));
  expect([transactions.at(-1)?.description, redemptions[0]?.item.name]).toEqual([typed, typed]);
});

test("nobody else can see a member's redemption", async () => {
  const { redeem } = await withPoints(site(), 100);
  await redeem();
  const stranger = await signedInMember(site());
  expect(await stranger.api(pointsApi.summary)).toEqual({
    points: 0,
    earnedCount: 0,
    redemptionCount: 0,
    transactions: [],
    redemptions: [],
  });
  expect(await stranger.api(pointsApi.redemptions)).toEqual([]);
  expect(await site().db.select().from(redemptions)).not.toEqual([]);
});
