import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { ApiFailure } from "#contract/client.ts";
import { pointsApi } from "#contract/points.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast.ts";
import { useSite } from "#server/testing/use-site.ts";
import { checkLedger } from "./ledger-check.service.ts";
import { pointsLedger, redemptionKeys, redemptions, rewardItems } from "./points.table.ts";

const site = useSite({ RATE_LIMITS: "0" });

afterEach(async () => expect(await checkLedger(site().db)).toEqual([]));

let made = 0;

/** A member with so many points, an item at a price, and the admin who gave them. */
async function withPoints(points: number, price = 100) {
  const member = await signedInMember(site());
  const admin = await signedInStaff(site(), "admin");
  const item = await admin.api(pointsApi.createItem, { body: { name: `Reward ${++made}`, price } });
  if (points > 0) {
    const params = { id: member.member.id };
    await admin.api(pointsApi.adjust, { params, body: { action: "add", amount: points, description: "Best Clip" } });
  }
  const redeem = (key?: string, discordUsername = "sam_sample") =>
    member.api(pointsApi.redeem, {
      body: { itemId: item.id, discordUsername },
      ...(key && { headers: { "idempotency-key": key } }),
    });
  return { ...member, admin, item, redeem, points: () => member.api(pointsApi.summary) };
}

const statusOf = (error: unknown) => (error instanceof ApiFailure ? error.status : 0);
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((call) => (call.status === "fulfilled" ? 201 : statusOf(call.reason)));

test("a redemption takes the price, stands in the ledger, and waits", async () => {
  const { redeem, points, item } = await withPoints(250);
  const { redemption, points: left } = await redeem();
  expect(left).toBe(150);
  expect(redemption).toMatchObject({ status: "pending", pointsSpent: 100, item: { name: item.name } });
  const summary = await points();
  expect(summary).toMatchObject({ points: 150, earnedCount: 1, redemptionCount: 1, redemptions: [redemption] });
  expect(summary.transactions.map(({ type, amount, description }) => [type, amount, description])).toEqual([
    ["spent", -100, `Redeemed: ${item.name}`],
    ["earned", 250, "Best Clip"],
  ]);
});

test("of 100 redemptions at once exactly those that the balance pays for are carried out", async () => {
  const { redeem, points } = await withPoints(1000);
  const answers = await outcomes(Array.from({ length: 100 }, () => redeem()));
  expect(answers.filter((status) => status === 201)).toHaveLength(10);
  expect(answers.filter((status) => status === 409)).toHaveLength(90);
  expect((await points()).points).toBe(0);
});

test("with too few points it says so, and nothing is taken", async () => {
  const { redeem, points } = await withPoints(99);
  await expect(redeem()).rejects.toMatchObject({ status: 409, sentence: "Insufficient points" });
  expect(await points()).toMatchObject({ points: 99, redemptions: [] });
});

test("one key sent 50 times at once, and later again, is one redemption with one answer", async () => {
  const { redeem, points } = await withPoints(1000);
  const answers = await Promise.all(Array.from({ length: 50 }, () => redeem("dialog-0001")));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await redeem("dialog-0001")).toEqual(answers[0]);
  expect((await points()).points).toBe(900);
});

test("a key of another request is refused, and may be used again after a day", async () => {
  const { redeem, points, member } = await withPoints(1000);
  await redeem("dialog-0002");
  await expect(redeem("dialog-0002", "somebody_else")).rejects.toMatchObject({ status: 409 });
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  await site().db.update(redemptionKeys).set({ createdAt: twoDaysAgo }).where(eq(redemptionKeys.memberId, member.id));
  await redeem("dialog-0002", "somebody_else");
  expect((await points()).points).toBe(800);
});

test("a refused redemption leaves its key free", async () => {
  const { redeem, admin, member } = await withPoints(0);
  await expect(redeem("dialog-0003")).rejects.toMatchObject({ status: 409 });
  await admin.api(pointsApi.adjust, { params: { id: member.id }, body: { action: "set", amount: 100 } });
  expect(await redeem("dialog-0003")).toMatchObject({ points: 0 });
});

test("two admins who end one redemption at once: one does, the other hears that it is done", async () => {
  for (let round = 0; round < 10; round++) {
    const { redeem, admin, points } = await withPoints(100);
    const other = await signedInStaff(site(), "admin");
    const { redemption } = await redeem();
    const params = { id: redemption.id };
    const answers = await outcomes([
      admin.api(pointsApi.resolve, { params, body: { status: "cancelled" } }),
      other.api(pointsApi.resolve, { params, body: { status: "cancelled" } }),
    ]);
    expect(answers.toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await points()).points).toBe(100);
  }
});

test("a completed redemption cannot be cancelled, nor the reverse, nor either twice", async () => {
  const { redeem, admin } = await withPoints(200);
  for (const first of ["completed", "cancelled"] as const) {
    const { redemption } = await redeem();
    const end = (status: "completed" | "cancelled") =>
      admin.api(pointsApi.resolve, { params: { id: redemption.id }, body: { status } });
    const notes = first === "completed" ? "Approved and processed" : "Cancelled by admin";
    expect(await end(first)).toMatchObject({ status: first, adminNotes: notes });
    for (const again of ["completed", "cancelled"] as const)
      await expect(end(again)).rejects.toMatchObject({ status: 409 });
  }
});

test("cancelling gives the points back as a refund", async () => {
  const { redeem, admin, points, item } = await withPoints(100);
  const { redemption } = await redeem();
  await admin.api(pointsApi.resolve, { params: { id: redemption.id }, body: { status: "cancelled" } });
  const { transactions, points: balance } = await points();
  expect(balance).toBe(100);
  expect(transactions[0]).toMatchObject({ type: "admin_adjust", amount: 100, description: `Refund: ${item.name}` });
});

test("adding, subtracting and setting write the difference, and 0 writes nothing", async () => {
  const { admin, member, points } = await withPoints(50);
  const adjust = (action: "add" | "subtract" | "set", amount: number) =>
    admin.api(pointsApi.adjust, { params: { id: member.id }, body: { userId: member.id, action, amount } });
  expect((await adjust("add", 25)).points).toBe(75);
  expect((await adjust("subtract", 5)).points).toBe(70);
  expect((await adjust("set", 100)).points).toBe(100);
  expect((await adjust("set", 100)).points).toBe(100);
  expect((await adjust("add", 0)).points).toBe(100);
  await expect(adjust("subtract", 101)).rejects.toMatchObject({ status: 409 });
  await expect(adjust("add", 1_000_000_000)).rejects.toMatchObject({ status: 409 });
  const { transactions } = await points();
  expect(transactions.map(({ type, amount, adminUsername }) => [type, amount, adminUsername])).toEqual([
    ["admin_adjust", 30, admin.account.username],
    ["admin_adjust", -5, admin.account.username],
    ["earned", 25, admin.account.username],
    ["earned", 50, admin.account.username],
  ]);
});

test.each([
  ["a fraction", { action: "add", amount: 1.5 }, "User and amount are required"],
  ["less than nothing", { action: "add", amount: -1 }, "Amount must be 0 or more"],
  ["nothing", { action: "add" }, "User and amount are required"],
  ["text", { action: "add", amount: "5" }, "User and amount are required"],
  ["too much", { action: "add", amount: 1_000_000_001 }, "That is more points than an account can hold."],
  ["an unknown action", { action: "multiply", amount: 2 }, undefined],
  [
    "another member in the body",
    { action: "add", amount: 2, userId: "01980000-0000-7000-8000-000100000001" },
    undefined,
  ],
  ["a field of our own", { action: "add", amount: 2, points: 9 }, undefined],
])("an adjustment by %s is 400 and changes nothing", async (_what, body, sentence) => {
  const { admin, member, points } = await withPoints(10);
  const answer = await site().app.inject({
    method: "PATCH",
    url: `/api/admin/points/users/${member.id}`,
    headers: admin.headers,
    payload: body,
  });
  expect(answer.statusCode).toBe(400);
  if (sentence) expect(answer.json().error).toBe(sentence);
  expect((await points()).points).toBe(10);
});

test("an item that was redeemed is retired by deletion and its name stays; one that was not is gone", async () => {
  const { redeem, admin, item, points, api } = await withPoints(100);
  await redeem();
  await admin.api(pointsApi.removeItem, { params: { id: item.id } });
  expect((await site().db.select().from(rewardItems).where(eq(rewardItems.id, item.id)))[0]?.isActive).toBe(false);
  expect((await api(pointsApi.items)).map(({ id }) => id)).not.toContain(item.id);
  expect((await points()).redemptions[0]?.item.name).toBe(item.name);
  const unused = await admin.api(pointsApi.createItem, { body: { name: "Never redeemed", price: 1 } });
  await admin.api(pointsApi.removeItem, { params: { id: unused.id } });
  await expect(admin.api(pointsApi.removeItem, { params: { id: unused.id } })).rejects.toMatchObject({ status: 404 });
});

test("an item that is not on offer, or that nobody knows, is 404", async () => {
  const { redeem, admin, item } = await withPoints(100);
  await admin.api(pointsApi.updateItem, { params: { id: item.id }, body: { isActive: false, version: item.version } });
  await expect(redeem()).rejects.toMatchObject({ status: 404, sentence: "This reward is no longer available." });
});

test("the second of two who edited the same item hears of it, and the first one's words stay", async () => {
  const { admin, item } = await withPoints(0);
  const edit = (name: string) =>
    admin.api(pointsApi.updateItem, { params: { id: item.id }, body: { name, version: item.version } });
  expect(await edit("First")).toMatchObject({ name: "First", version: 2 });
  await expect(edit("Second")).rejects.toMatchObject({ status: 409 });
});

test("the database refuses to change, delete or empty the ledger", async () => {
  await withPoints(100);
  const { db } = site();
  await expect(db.update(pointsLedger).set({ amount: 1 })).rejects.toThrow("never changed");
  await expect(db.delete(pointsLedger)).rejects.toThrow("never changed");
  await expect(db.execute("truncate points_ledger")).rejects.toThrow("never changed");
});

test("the check names what is wrong", async () => {
  const { member } = await withPoints(100);
  const breakIt = site().db.execute(`update points_accounts set balance = 7 where member_id = '${member.id}'`);
  await breakIt;
  expect(await checkLedger(site().db)).toEqual([expect.stringMatching(/^I1: .* Broken by 1: /)]);
  await site().db.execute(`update points_accounts set balance = 100 where member_id = '${member.id}'`);
});

test("leaders are the ten with the most points who have a Discord name; the list finds a part of a name", async () => {
  const { admin } = await withPoints(0);
  const nameless = await signedInMember(site(), { discord: null, name: "Nora Nameless_%" });
  await admin.api(pointsApi.adjust, { params: { id: nameless.member.id }, body: { action: "set", amount: 999_999 } });
  for (let count = 1; count <= 12; count++) {
    const { member } = await signedInMember(site());
    await admin.api(pointsApi.adjust, { params: { id: member.id }, body: { action: "set", amount: 5000 + count } });
  }
  const leaders = await admin.api(pointsApi.leaderboard);
  expect(leaders).toHaveLength(10);
  expect(leaders[0]?.points).toBe(5012);
  expect(leaders.map(({ id }) => id)).not.toContain(nameless.member.id);
  const found = await admin.api(pointsApi.users, { query: { search: "nameless_%" } });
  expect(found.map(({ id, points }) => [id, points])).toEqual([[nameless.member.id, 999_999]]);
  expect(await admin.api(pointsApi.users, { query: { search: "nameless%x" } })).toEqual([]);
});

test("lists go on page by page, each row once", async () => {
  const { admin, member, api } = await withPoints(0);
  for (let amount = 1; amount <= 7; amount++)
    await admin.api(pointsApi.adjust, { params: { id: member.id }, body: { action: "add", amount } });
  const first = await api.listing(pointsApi.transactions, { query: { limit: "5" } });
  const second = await api.listing(pointsApi.transactions, { query: { limit: "5", cursor: first.next ?? "" } });
  expect([...first.rows, ...second.rows].map(({ amount }) => amount)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(second.next).toBeNull();
  const mine = await admin.api(pointsApi.allTransactions, { query: { userId: member.id, type: "earned" } });
  expect(mine.map(({ amount, user }) => [amount, user.name])).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((amount) => [amount, member.name]),
  );
});

test("the file for spreadsheets has every row, and no cell is a formula", async () => {
  const { admin, member } = await withPoints(0);
  for (const description of ['=cmd|"/c calc"!A1', "+1", "-1", "@x", "plain, with a comma"])
    await admin.api(pointsApi.adjust, { params: { id: member.id }, body: { action: "add", amount: 1, description } });
  const url = `/api/admin/points/transactions.csv?userId=${member.id}`;
  const answer = await site().app.inject({ url, headers: admin.headers });
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.body.startsWith("\ufeff")).toBe(true);
  const [head, ...lines] = answer.body.trim().split("\r\n");
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

test("another's redemption is nobody else's to see", async () => {
  const { redeem } = await withPoints(100);
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
