import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { deleteMember } from "#server/features/accounts/personal-data/deletion.service.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { contactMessages, eventReports } from "#server/features/contact-messages/contact-messages.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { calendarEvents } from "./calendar.table.ts";

const site = useSite();

beforeEach(async () => {
  for (const table of [calendarEvents, contactMessages, eventReports, outbox, bin]) await site().db.delete(table);
});

type Member = Awaited<ReturnType<typeof signedInMember>>;
type Staff = Awaited<ReturnType<typeof signedInStaff>>;

const day = new Date(Date.now() + 86_400_000).toISOString();
const create = ({ api }: Pick<Member | Staff, "api">, isPublic = true) =>
  api(calendarApi.create, {
    body: { title: "Meet me there", startDate: day, endDate: day, category: "other", isPublic },
  });
const report = ({ api }: Member, { id }: CalendarEvent, text?: string) =>
  api(calendarApi.report, { params: { id }, body: text === undefined ? {} : { text } });
const makePrivate = ({ api }: Staff, { id }: CalendarEvent, reason = "It names a school") =>
  api(calendarAdminApi.makePrivate, { params: { id }, body: { reason } });
const save = ({ api }: Pick<Member | Staff, "api">, event: CalendarEvent, change: Partial<CalendarEvent>) => {
  const { id, createdBy: _by, createdById: _id, isByStaff: _staff, privateReason: _reason, ...body } = event;
  return api(calendarApi.update, { params: { id }, body: { ...body, ...change } });
};
const messagesFor = ({ api }: Staff) => api(contactMessagesAdminApi.list);
const seenBy = async ({ api }: Pick<Member | Staff, "api">, { id }: CalendarEvent) =>
  (await api(calendarApi.events)).find((event) => event.id === id);

describe("a report", () => {
  test("reaches staff as a message with the event’s title, a link to it, and who sent it", async () => {
    const [author, reader] = [await signedInMember(site()), await signedInMember(site())];
    const chief = await signedInStaff(site(), "chief");
    const event = await create(author);
    const { id } = await report(reader, event, "  I don’t know this person.  ");
    expect(await messagesFor(chief)).toMatchObject([
      {
        id,
        subject: "other",
        name: reader.member.name,
        email: reader.member.email,
        message: "Reported event: “Meet me there”\n\nI don’t know this person.",
        link: `/calendar?view=admin&day=${day.slice(0, 10)}&event=${event.id}`,
        isRead: false,
      },
    ]);
  });

  test("needs no text, and is sent once for each version of the event", async () => {
    const [author, reader, chief] = [
      await signedInMember(site()),
      await signedInMember(site()),
      await signedInStaff(site(), "chief"),
    ];
    const event = await create(author);
    const both = await Promise.allSettled([report(reader, event), report(reader, event, "Again")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const again = { status: 409, sentence: "You’ve already reported this event. Staff will look at it." };
    await expect(report(reader, event)).rejects.toMatchObject(again);
    expect(await messagesFor(chief)).toHaveLength(1);
    await save(author, event, { title: "Meet me here" });
    await report(reader, event);
    await report(await signedInMember(site()), event);
    expect(await messagesFor(chief)).toHaveLength(3);
  });

  test("isn’t taken about one’s own event, staff’s event, or an event that one doesn’t see", async () => {
    const [author, reader] = [await signedInMember(site()), await signedInMember(site())];
    const chief = await signedInStaff(site(), "chief");
    await expect(report(author, await create(author))).rejects.toMatchObject({ status: 409 });
    await expect(report(reader, await create(chief))).rejects.toMatchObject({ status: 409 });
    await expect(report(reader, await create(author, false))).rejects.toMatchObject({ status: 404 });
    await expect(report(reader, await create(author), "x".repeat(501))).rejects.toMatchObject({ status: 400 });
    expect(await messagesFor(chief)).toEqual([]);
  });

  test("is refused after ten an hour", async () => {
    const [author, reader] = [await signedInMember(site()), await signedInMember(site())];
    const event = await create(author);
    const statuses: unknown[] = [];
    for (let count = 0; count < 11; count++)
      statuses.push(
        await report(reader, event).then(
          () => 201,
          ({ status }: { status: unknown }) => status,
        ),
      );
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409), 429]);
    await report(await signedInMember(site()), event);
  });

  test("leaves no trace of who sent it or whose event it was once that account is deleted", async () => {
    const [author, reader, chief] = [
      await signedInMember(site()),
      await signedInMember(site()),
      await signedInStaff(site(), "chief"),
    ];
    const event = await create(author);
    const { id: binned } = await report(reader, event, "First");
    await chief.api(contactMessagesAdminApi.remove, { params: { id: binned } });
    await report(reader, await save(author, event, { title: "Meet me here" }), "Second");
    const exported = JSON.stringify(await reader.api(accountsApi.exportData));
    for (const text of ["First", "Second"]) expect(exported).toContain(text);
    expect(JSON.stringify(await author.api(accountsApi.exportData))).not.toContain("Second");
    await deleteMember(site().db, author.member.id);
    const [withoutAuthor] = await messagesFor(chief);
    expect(withoutAuthor).toMatchObject({ name: reader.member.name });
    expect(withoutAuthor?.message).not.toMatch(/Meet me|Second/);
    expect(await site().db.$count(bin)).toBe(0);
    await deleteMember(site().db, reader.member.id);
    expect(await messagesFor(chief)).toMatchObject([{ name: "Deleted member", email: "", link: withoutAuthor?.link }]);
  });
});

describe("an event that staff make private", () => {
  test("is hidden from other members and their feeds, and its author reads why, in the event and by mail", async () => {
    const [author, reader] = [await signedInMember(site()), await signedInMember(site())];
    const chief = await signedInStaff(site(), "chief");
    const event = await create(author);
    const feedOf = async ({ api }: Member) => {
      const { url } = await api(calendarApi.subscribe);
      const path = new URL(url).pathname;
      return async () => (await site().app.inject({ url: path })).body.includes("Meet me there");
    };
    const [own, others] = [await feedOf(author), await feedOf(reader)];
    expect([await own(), await others(), Boolean(await seenBy(reader, event))]).toEqual([true, true, true]);
    const response = await makePrivate(chief, event);
    expect(response).toMatchObject({ isPublic: false, privateReason: "It names a school", version: 2 });
    expect([await own(), await others(), Boolean(await seenBy(reader, event))]).toEqual([true, false, false]);
    expect(await seenBy(author, event)).toMatchObject({ privateReason: "It names a school" });
    const [mail, ...more] = await queuedMails(site().db, author.member.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Staff made your event private");
    expect(mail?.text).toContain("It names a school");
    expect(mail?.text).toContain(`event=${event.id}`);
  });

  test("sends no mail to an address that isn’t confirmed", async () => {
    const author = await signedInMember(site(), { emailVerifiedAt: null });
    await makePrivate(await signedInStaff(site(), "chief"), await create(author));
    expect(await queuedMails(site().db, author.member.email)).toEqual([]);
  });

  test("stays private until staff share it again, though its author can still edit it", async () => {
    const [author, reader] = [await signedInMember(site()), await signedInMember(site())];
    const chief = await signedInStaff(site(), "chief");
    const hidden = await makePrivate(chief, await create(author));
    const edited = await save(author, hidden, { title: "Meet online" });
    expect(edited).toMatchObject({ title: "Meet online", isPublic: false, privateReason: "It names a school" });
    await expect(save(author, edited, { isPublic: true })).rejects.toMatchObject({ status: 409 });
    expect(await seenBy(reader, edited)).toBeUndefined();
    expect(await save(chief, edited, { isPublic: true })).toMatchObject({ isPublic: true, privateReason: null });
    const shared = await seenBy(reader, edited);
    expect(shared).toMatchObject({ title: "Meet online", privateReason: null });
    if (!shared) throw new Error("It isn’t shown.");
    const own = await save(author, shared, { isPublic: false });
    expect(await save(author, own, { isPublic: true })).toMatchObject({ isPublic: true });
  });

  test("keeps its reason in the bin", async () => {
    const [author, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
    const { id } = await makePrivate(admin, await create(author));
    await author.api(calendarApi.remove, { params: { id } });
    await admin.api(binApi.restore, { params: { id } });
    const [event] = await author.api(calendarApi.events);
    expect(event).toMatchObject({ id, isPublic: false, privateReason: "It names a school" });
  });

  test("is in the audit log, with the reason for as long as its author has an account", async () => {
    const [author, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
    await makePrivate(admin, await create(author));
    const newest = async () => {
      const query = { by: "everyone", search: "calendar.make-private", limit: "1" } as const;
      return (await admin.api(auditLogApi.list, { query }))[0];
    };
    expect(await newest()).toMatchObject({ actor: admin.account.username, targetId: expect.any(String) });
    expect(JSON.stringify(await newest())).toContain("It names a school");
    await deleteMember(site().db, author.member.id);
    expect(await newest()).toMatchObject({ actor: admin.account.username, personal: null });
    expect(JSON.stringify(await newest())).not.toContain("It names a school");
    expect(await site().db.$count(calendarEvents)).toBe(0);
  });

  test("needs a reason, and must be one that a member shares", async () => {
    const [author, chief] = [await signedInMember(site()), await signedInStaff(site(), "chief")];
    const event = await create(author);
    await expect(makePrivate(chief, event, " ")).rejects.toMatchObject({ status: 400, sentence: "Please say why" });
    await makePrivate(chief, event);
    await expect(makePrivate(chief, event)).rejects.toMatchObject({ status: 409 });
    await expect(makePrivate(chief, await create(author, false))).rejects.toMatchObject({ status: 409 });
    await expect(makePrivate(chief, await create(chief))).rejects.toMatchObject({ status: 409 });
  });
});
