import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { contactMessages } from "./contact-messages.table.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief", "Chris Chief");
});
beforeEach(async () => {
  await site().db.delete(contactMessages);
  await site().db.delete(auditLog);
});

const message = { name: "Ida Demo", email: "ida@demo.example", subject: "media", message: "May we film?" } as const;
const write = async () => (await site().api(contactMessagesApi.send, { body: message })).id;
const counts = () => chief.api(contactMessagesAdminApi.counts);

test("messages are listed newest first, page by page, and counted", async () => {
  expect([await chief.api(contactMessagesAdminApi.list), await counts()]).toEqual([[], { total: 0, unread: 0 }]);
  for (const [second, text] of ["first", "second", "third"].entries()) {
    const row = {
      id: randomUUIDv7(),
      ...message,
      message: text,
      createdAt: new Date(Date.UTC(2026, 2, 1, 12, 0, second)),
    };
    await site().db.insert(contactMessages).values(row);
  }
  const [newest] = await chief.api(contactMessagesAdminApi.list);
  expect(newest).toEqual({
    id: newest?.id,
    ...message,
    message: "third",
    createdAt: expect.any(String),
    isRead: false,
    isArchived: false,
    link: null,
  });
  const page = await site().app.inject({ url: "/api/admin/messages?limit=2", headers: chief.headers });
  const [, next = ""] = /<([^>]+)>/.exec(String(page.headers.link)) ?? [];
  const rest = await site().app.inject({ url: next, headers: chief.headers });
  const texts = [...page.json(), ...rest.json()].map(({ message: text }) => text);
  expect(texts).toEqual(["third", "second", "first"]);
  expect(await counts()).toEqual({ total: 3, unread: 3 });
});

test("a message is marked as read once, even when asked several times at once", async () => {
  const id = await write();
  await write();
  const asked = Array.from({ length: 5 }, () => chief.api(contactMessagesAdminApi.markRead, { params: { id } }));
  for (const read of await Promise.all(asked)) expect(read).toMatchObject({ id, ...message, isRead: true });
  expect(await counts()).toEqual({ total: 2, unread: 1 });
  expect(await recordedChanges(site(), "contact-messages.read")).toEqual([
    {
      actorType: "staff",
      actor: "Chris Chief",
      target: "A message about media",
      targetId: id,
      before: { isRead: false },
      after: { isRead: true },
    },
  ]);
});

test("a deleted message is gone, and the audit log doesn't say who wrote it", async () => {
  const id = await write();
  await chief.api(contactMessagesAdminApi.markRead, { params: { id } });
  await chief.api(contactMessagesAdminApi.remove, { params: { id } });
  expect(await chief.api(contactMessagesAdminApi.list)).toEqual([]);
  expect(await recordedChanges(site(), "contact-messages.remove")).toMatchObject([
    { target: "A message about media", targetId: id, before: { subject: "media", isRead: true } },
  ]);
  const log = JSON.stringify(await site().db.select().from(auditLog));
  for (const personal of ["Ida", "ida@demo.example", "May we film"]) expect(log).not.toContain(personal);
});

test("an unknown message gets a 404", async () => {
  const params = { id: "01980000-0000-7000-8000-000000000009" };
  await expect(chief.api(contactMessagesAdminApi.markRead, { params })).rejects.toMatchObject({ status: 404 });
  await expect(chief.api(contactMessagesAdminApi.remove, { params })).rejects.toMatchObject({ status: 404 });
});

test("counting stops at 1,000", async () => {
  const fill = (count: number) =>
    site().db.execute(sql`
      insert into contact_messages (id, name, email, subject, message)
      select gen_random_uuid(), 'Ida', 'ida@demo.example', 'media', 'Hello' from generate_series(1, ${count}::int)`);
  const total = async () => {
    const { headers } = await site().app.inject({ url: contactMessagesAdminApi.list.path, headers: chief.headers });
    return headers["x-total-count"];
  };
  await fill(1_000);
  expect(await total()).toBe("1000");
  await fill(1);
  expect(await total()).toBe("1,000+");
});
