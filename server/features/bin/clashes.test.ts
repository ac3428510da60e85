import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { applications } from "#server/features/applications/applications.table.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { calendarEvents } from "#server/features/calendar/calendar.table.ts";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { videos } from "#server/features/videos/videos.table.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { staffForm } from "#server/testing/cast/filled-forms.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const day = "2026-12-01T18:00:00Z";
const event = { title: "Practice", startDate: day, endDate: day, category: "scrim" } as const;

beforeEach(async () => {
  for (const table of [bin, applications, calendarEvents, contactMessages, videos]) await site().db.delete(table);
});

/** Restores it, and returns the status and the error message, if any. */
async function restored(id: string): Promise<[status: number, sentence: string | undefined]> {
  const { headers } = await signedInStaff(site(), "admin");
  const response = await site().app.inject({ method: "POST", url: `/api/admin/bin/${id}/restore`, headers });
  return [response.statusCode, response.body ? response.json().error : undefined];
}

test("an application whose member has applied again stays in the bin until the newer one is deleted", async () => {
  const [{ api }, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
  const first = await api(applicationsApi.sendStaff, { body: staffForm });
  await admin.api(applicationsAdminApi.remove, { params: { id: first.id } });
  expect(await api(applicationsApi.ownStaff)).toEqual([]);
  const second = await api(applicationsApi.sendStaff, { body: staffForm });
  expect(await restored(first.id)).toEqual([409, binTexts.appliedAgain]);
  expect((await admin.api(binApi.list)).map(({ id }) => id)).toEqual([first.id]);
  await admin.api(applicationsAdminApi.remove, { params: { id: second.id } });
  expect(await restored(first.id)).toEqual([204, undefined]);
  expect(await api(applicationsApi.ownStaff)).toMatchObject([{ id: first.id }]);
});

test("a retired item isn't in the bin, and restoring it says what to do", async () => {
  const { admin, item, redeem } = await withPoints(site(), 500);
  await redeem();
  expect(await admin.api(pointsAdminApi.removeItem, { params: { id: item.id } })).toEqual({ isRetired: true });
  expect(await admin.api(binApi.list)).toEqual([]);
  expect(await restored(item.id)).toEqual([409, binTexts.retired]);
});

test("an event in the calendar of a deleted admin account can't be restored", async () => {
  const [owner, { api }] = [await signedInStaff(site(), "chief"), await signedInStaff(site(), "admin")];
  const params = { type: "admin", id: owner.account.id } as const;
  const { id } = await api(calendarAdminApi.createForUser, { params, body: event });
  await api(calendarApi.remove, { params: { id } });
  await site().db.delete(staffAccounts).where(eq(staffAccounts.id, owner.account.id));
  expect(await restored(id)).toEqual([409, binTexts.ownerGone]);
});

test("a staff event whose creator's account is gone is restored without a name", async () => {
  const maker = await signedInStaff(site(), "chief");
  const { id } = await maker.api(calendarApi.create, { body: event });
  await maker.api(calendarApi.remove, { params: { id } });
  await site().db.delete(staffAccounts).where(eq(staffAccounts.id, maker.account.id));
  expect(await restored(id)).toEqual([204, undefined]);
  const [stored] = await site().db.select().from(calendarEvents);
  expect(stored).toMatchObject({ id, title: "Practice", isByStaff: true, createdByStaffId: null });
});

test("a video is restored to its place, or to the end if there are fewer now", async () => {
  const { api } = await signedInStaff(site(), "admin");
  const made = [];
  for (const title of ["One", "Two", "Three"])
    made.push(await api(videosAdminApi.create, { body: { title, videoId: "dQw4w9WgXcQ" } }));
  const order = async () =>
    (await api(videosAdminApi.listForStaff)).map(({ title, position }) => `${position} ${title}`);
  const [one, two, three] = made.map(({ id }) => id);
  for (const id of [two, three, one]) await api(videosAdminApi.remove, { params: { id: id ?? "" } });
  for (const id of [three, one, two]) expect(await restored(id ?? "")).toEqual([204, undefined]);
  expect(await order()).toEqual(["1 One", "2 Two", "3 Three"]);
});

test("a message that's nearly a year old isn't kept longer by deleting it", async () => {
  const { api } = await signedInStaff(site(), "admin");
  const body = { subject: "media", name: "Pat", email: "pat@demo.example", message: "A question." } as const;
  const { id } = await site().api(contactMessagesApi.send, { body });
  const createdAt = new Date(Date.now() - 364 * 86_400_000);
  await site().db.update(contactMessages).set({ createdAt });
  await api(contactMessagesAdminApi.remove, { params: { id } });
  const [binned] = await api(binApi.list);
  expect(Date.parse(binned?.expiresAt ?? "")).toBe(createdAt.getTime() + 365 * 86_400_000);
  await site().db.update(bin).set({ expiresAt: new Date() });
  expect(await api(binApi.list)).toEqual([]);
  expect((await restored(id))[0]).toBe(404);
});
