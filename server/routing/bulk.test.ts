import { randomUUIDv7 } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { accessLinkTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { maxBulk } from "#contract/bulk.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { checkLedger } from "#server/features/points/ledger-check.service.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const unknown = "01980000-0000-7000-8000-00000000ffff";

beforeEach(async () => {
  await site().db.delete(auditLog);
  await site().db.delete(contactMessages);
});

const message = { name: "Ida Demo", email: "ida@demo.example", subject: "media", message: "May we film?" } as const;

async function sent(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made++) ids.push((await site().api(contactMessagesApi.send, { body: message })).id);
  return ids;
}

/** Makes a member with this many pending redemptions of 100 points each, and the admin who decides on them. */
async function redeemed(count: number) {
  const member = await withPoints(site(), count * 100);
  const ids: string[] = [];
  for (let made = 0; made < count; made++) ids.push((await member.redeem()).redemption.id);
  return { ...member, ids };
}

test("39 messages are marked as read in one call, each with a row in the audit log", async () => {
  const { api } = await signedInStaff(site(), "chief");
  const ids = await sent(39);
  const read = () => api(contactMessagesAdminApi.change, { body: { change: "read", ids } });
  expect(await read()).toEqual({ done: ids, refused: [] });
  expect(await api(contactMessagesAdminApi.counts)).toEqual({ total: 39, unread: 0 });
  expect((await read()).done).toEqual(ids); // nothing is left to do
  const recorded = await recordedChanges(site(), "contact-messages.read");
  expect(new Set(recorded.map(({ targetId }) => targetId))).toEqual(new Set(ids));
  expect(recorded).toHaveLength(39);
});

test("one that can't be changed is reported and the others are changed, and deleted ones are restored in one call", async () => {
  const { api } = await signedInStaff(site(), "chief");
  const ids = await sent(3);
  const outcome = await api(contactMessagesAdminApi.change, { body: { change: "delete", ids: [unknown, ...ids] } });
  expect(outcome).toEqual({ done: ids, refused: [{ id: unknown, error: "This message doesn’t exist." }] });
  expect(await api(contactMessagesAdminApi.list)).toEqual([]);
  const restored = await api(binApi.restoreMany, { body: { ids: [...ids, unknown] } });
  expect([restored.done, restored.refused.map(({ id }) => id)]).toEqual([ids, [unknown]]);
  expect(await api(contactMessagesAdminApi.counts)).toEqual({ total: 3, unread: 3 });
  expect(await recordedChanges(site(), "contact-messages.remove")).toHaveLength(3);
  expect(await recordedChanges(site(), "contact-messages.restore")).toHaveLength(3);
});

test("a call takes 1 to 100 ids, each once", async () => {
  const { headers } = await signedInStaff(site(), "chief");
  const many = Array.from({ length: maxBulk + 1 }, () => randomUUIDv7());
  for (const ids of [[], many, [unknown, unknown], ["x"]]) {
    const call = { method: "POST", url: contactMessagesAdminApi.change.path, headers } as const;
    const response = await site().app.inject({ ...call, payload: { change: "read", ids } });
    expect([response.statusCode, response.json().code]).toEqual([400, "invalid_input"]);
  }
});

test("redemptions that two admins cancel at once are refunded once, with one row each", async () => {
  const { ids, points, admin } = await redeemed(10);
  const other = await signedInStaff(site(), "admin");
  const cancel = ({ api }: Pick<typeof other, "api">, some: string[]) =>
    api(pointsAdminApi.resolveMany, { body: { status: "cancelled", adminNotes: "Out of stock", ids: some } });
  const outcomes = await Promise.all([cancel(admin, ids), cancel(other, ids.toReversed())]);
  expect(outcomes.flatMap(({ done }) => done).toSorted()).toEqual(ids.toSorted());
  expect(outcomes.flatMap(({ refused }) => refused)).toHaveLength(10);
  for (const { error } of outcomes.flatMap(({ refused }) => refused)) expect(error).toBe(pointsTexts.resolved);
  expect((await points()).points).toBe(1_000);
  const rows = await admin.api(pointsAdminApi.allTransactions, { query: { search: "Refund: " } });
  expect(rows).toHaveLength(10);
  const cancelled = await admin.api(pointsAdminApi.allRedemptions, { query: { status: "cancelled" } });
  expect(new Set(cancelled.map(({ adminNotes }) => adminNotes))).toEqual(new Set(["Out of stock"]));
  expect(await recordedChanges(site(), "redemptions.resolve")).toHaveLength(10);
  expect(await checkLedger(site().db)).toEqual([]);
});

test("redemptions are completed in one call, and one that was already resolved is left as it is", async () => {
  const { ids, points, admin } = await redeemed(10);
  const [first = ""] = ids;
  await admin.api(pointsAdminApi.resolve, { params: { id: first }, body: { status: "cancelled" } });
  const outcome = await admin.api(pointsAdminApi.resolveMany, { body: { status: "completed", ids } });
  expect(outcome).toEqual({ done: ids.slice(1), refused: [{ id: first, error: pointsTexts.resolved }] });
  expect((await points()).points).toBe(100);
});

test("items are retired, put back on offer and deleted together, but one that was redeemed is only retired", async () => {
  const { admin, item, redeem } = await withPoints(site(), 100);
  await redeem();
  const { id: unused } = await admin.api(pointsAdminApi.createItem, { body: { name: "A mug", price: 5 } });
  const change = (what: "retire" | "offer" | "delete") =>
    admin.api(pointsAdminApi.changeItems, { body: { change: what, ids: [item.id, unused, unknown] } });
  const refusals = async (what: "retire" | "offer" | "delete") =>
    (await change(what)).refused.map(({ error }) => error);
  const gone = "This item doesn’t exist.";
  expect(await refusals("retire")).toEqual([gone]);
  expect(await refusals("retire")).toEqual([pointsTexts.notOnOffer, pointsTexts.notOnOffer, gone]);
  expect((await change("offer")).done).toEqual([item.id, unused]);
  expect(await recordedChanges(site(), "reward-items.update")).toHaveLength(4);
  expect((await change("delete")).done).toEqual([item.id, unused]);
  const left = await admin.api(pointsAdminApi.allItems, { query: { search: "Reward" } });
  expect(left.filter(({ id }) => [item.id, unused].includes(id))).toMatchObject([{ id: item.id, isActive: false }]);
  expect(await recordedChanges(site(), "reward-items.remove")).toHaveLength(2);
});

test("articles are published and unpublished together, and nothing else about them changes", async () => {
  const { api } = await signedInStaff(site(), "chief");
  const draft = (title: string) =>
    api(newsDeskApi.create, {
      body: { title, excerpt: "In short.", content: "At length.", status: "draft", tags: ["a"] },
    });
  const made = [await draft("Moor"), await draft("Fell")];
  const ids = made.map(({ id }) => id);
  const set = (status: "published" | "draft") => api(newsDeskApi.change, { body: { status, ids } });
  const shown = async () => (await site().api(newsApi.list)).map(({ title }) => title).toSorted();
  expect((await set("published")).done).toEqual(ids);
  expect(await shown()).toEqual(["Fell", "Moor"]);
  expect((await set("published")).refused).toHaveLength(2);
  expect((await set("draft")).done).toEqual(ids);
  expect(await shown()).toEqual([]);
  expect(await api(newsDeskApi.get, { params: { id: ids[0] ?? "" } })).toMatchObject({
    title: "Moor",
    content: "At length.",
    tags: ["a"],
    version: 3,
  });
  expect(await recordedChanges(site(), "news.update")).toHaveLength(4);
});

test("articles are featured together, and nothing else about them changes", async () => {
  const { api, headers } = await signedInStaff(site(), "chief");
  const body = { title: "Moor", excerpt: "x", content: "x", status: "draft" } as const;
  const ids = [(await api(newsDeskApi.create, { body })).id];
  const feature = (featured: boolean) => api(newsDeskApi.change, { body: { featured, ids } });
  expect((await feature(true)).done).toEqual(ids);
  expect((await feature(true)).refused.map(({ error }) => error)).toEqual([newsDeskTexts.isFeatured]);
  const [id = ""] = ids;
  const stored = { title: "Moor", content: "x", featured: true, status: "draft", version: 2 };
  expect(await api(newsDeskApi.get, { params: { id } })).toMatchObject(stored);
  expect((await feature(false)).done).toEqual(ids);
  expect((await feature(false)).refused.map(({ error }) => error)).toEqual([newsDeskTexts.isNotFeatured]);
  const empty = { method: "POST", url: newsDeskApi.change.path, headers, payload: { ids } } as const;
  expect((await site().app.inject(empty)).json()).toMatchObject({ error: newsDeskTexts.nothingToChange });
});

test("when two editors publish the same drafts at once, each draft is published by one of them", async () => {
  const [one, other] = [await signedInStaff(site(), "chief"), await signedInStaff(site(), "chief")];
  const ids: string[] = [];
  for (const title of ["Tarn", "Beck", "Gill", "Pike"])
    ids.push((await one.api(newsDeskApi.create, { body: { title, excerpt: "x", content: "x", status: "draft" } })).id);
  const publish = ({ api }: typeof one, some: string[]) =>
    api(newsDeskApi.change, { body: { status: "published", ids: some } });
  const outcomes = await Promise.all([publish(one, ids), publish(other, ids.toReversed())]);
  expect(outcomes.flatMap(({ done }) => done).toSorted()).toEqual(ids.toSorted());
  const errors = outcomes.flatMap(({ refused }) => refused.map(({ error }) => error));
  expect(errors).toEqual(ids.map(() => newsDeskTexts.hasStatus.published));
  expect(await recordedChanges(site(), "news.update")).toHaveLength(ids.length);
});

test("publishing a scheduled draft in bulk publishes it now and removes its schedule", async () => {
  const { api } = await signedInStaff(site(), "chief");
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
  const body = { title: "Later", excerpt: "x", content: "x", status: "draft", scheduledAt } as const;
  const { id } = await api(newsDeskApi.create, { body });
  await api(newsDeskApi.change, { body: { status: "published", ids: [id] } });
  expect(await api(newsDeskApi.get, { params: { id } })).toMatchObject({ status: "published", scheduledAt: null });
});

test("staff who lose their rights during a call change nothing more", async () => {
  const [owner, leaving] = [await signedInStaff(site(), "admin"), await signedInStaff(site(), "chief")];
  const ids = await sent(100);
  const reading = leaving.api(contactMessagesAdminApi.change, { body: { change: "read", ids } });
  const doneBy = reading.then(
    ({ done }) => done.length,
    () => "refused",
  );
  await owner.api(staffAccountsApi.remove, { params: { id: leaving.account.id } });
  const outcome = await doneBy;
  const { unread } = await owner.api(contactMessagesAdminApi.counts);
  const recorded = await recordedChanges(site(), "contact-messages.read");
  expect(recorded).toHaveLength(100 - unread); // never half of a pair
  expect([100, "refused"]).toContain(outcome);
});

test("unused links are switched off together, and one that is already off is reported", async () => {
  const { api } = await signedInStaff(site(), "admin");
  const make = () => api(accessLinksApi.create, { body: { role: "chief" } });
  const ids = [(await make()).id, (await make()).id];
  const end = () => api(accessLinksApi.deactivateMany, { body: { ids } });
  expect(await end()).toEqual({ done: ids, refused: [] });
  expect((await end()).refused).toEqual(ids.map((id) => ({ id, error: accessLinkTexts.notOpen })));
  expect(await recordedChanges(site(), "access-links.deactivate")).toHaveLength(2);
});
