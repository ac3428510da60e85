import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { mostCounted } from "#contract/badges/constants.ts";
import { badgesApi } from "#contract/badges/endpoints.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { inTransaction } from "#server/database/database.ts";
import { applications } from "#server/features/applications/applications.table.ts";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedForm } from "#server/testing/cast/filled-forms.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(contactMessages);
  await site().db.delete(applications);
});

const message = { name: "Ida Demo", email: "ida@demo.example", subject: "media", message: "May we film?" } as const;
const nothing = { count: 0, isMore: false, newestAt: null };

test("each role gets counts for the lists it may see, and for no other", async () => {
  const badgesOf = async (role: "admin" | "chief" | "management") =>
    (await signedInStaff(site(), role, `Asking ${role}`)).api(badgesApi.get);
  expect(await badgesOf("admin")).toEqual({ messages: nothing, applications: nothing, redemptions: nothing });
  expect(await badgesOf("chief")).toEqual({ messages: nothing, applications: nothing, redemptions: null });
  expect(await badgesOf("management")).toEqual({ messages: null, applications: nothing, redemptions: null });
});

test("what has been read or reviewed no longer counts, but the newest arrival is still given", async () => {
  const chief = await signedInStaff(site(), "chief", "Reading Chief");
  const { id } = await site().api(contactMessagesApi.send, { body: message });
  const application = await chief.api(applicationsAdminApi.record, { body: recordedForm });
  const [stored] = await chief.api(contactMessagesAdminApi.list);
  const before = await chief.api(badgesApi.get);
  expect(before.messages).toEqual({ count: 1, isMore: false, newestAt: stored?.createdAt });
  expect(before.applications).toEqual({ count: 1, isMore: false, newestAt: application.createdAt });

  await chief.api(contactMessagesAdminApi.markRead, { params: { id } });
  const review = { status: "approved", reviewNotes: "" } as const;
  await chief.api(applicationsAdminApi.review, { params: { id: application.id }, body: review });
  const after = await chief.api(badgesApi.get);
  expect(after.messages).toEqual({ count: 0, isMore: false, newestAt: stored?.createdAt });
  expect(after.applications).toEqual({ count: 0, isMore: false, newestAt: application.createdAt });
});

test("a redemption counts until it's resolved", async () => {
  const { admin, redeem } = await withPoints(site(), 100);
  const { redemption } = await redeem();
  const waiting = { count: 1, isMore: false, newestAt: redemption.createdAt };
  expect((await admin.api(badgesApi.get)).redemptions).toEqual(waiting);
  await admin.api(pointsAdminApi.resolve, { params: { id: redemption.id }, body: { status: "completed" } });
  expect((await admin.api(badgesApi.get)).redemptions).toEqual({ ...waiting, count: 0 });
});

test("beyond the exact limit it says there are more, and reads no further", async () => {
  const chief = await signedInStaff(site(), "chief", "Counting Chief");
  const rows = (count: number) => Array.from({ length: count }, () => ({ id: randomUUIDv7(), ...message }));
  await site().db.insert(contactMessages).values(rows(mostCounted));
  expect((await chief.api(badgesApi.get)).messages).toMatchObject({ count: mostCounted, isMore: false });
  await site().db.insert(contactMessages).values(rows(500));
  expect((await chief.api(badgesApi.get)).messages).toMatchObject({ count: mostCounted, isMore: true });
});

test("unread messages are counted with an index, however many have been read", async () => {
  await site().db.execute(sql`
    insert into contact_messages (id, name, email, subject, message, created_at, read_at)
    select gen_random_uuid(), 'Ida', 'ida@demo.example', 'media', 'Hello.', now() - n * interval '1 minute', now()
    from generate_series(1, 20000) n`);
  const { rows } = await inTransaction(site().db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`); // shows that the index fits, whatever else the planner would weigh
    return tx.execute(
      sql`explain select 1 from contact_messages where read_at is null and archived_at is null limit ${sql.raw(String(mostCounted + 1))}`,
    );
  });
  expect(JSON.stringify(rows)).toContain("contact_messages_unread");
});
