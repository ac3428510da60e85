import { count, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { accessLinks, staffSessions } from "#server/features/staff/staff.table.ts";
import { findSignedInStaff, purgeStaffSessions } from "#server/features/staff/staff-sessions.service.ts";
import { signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { claimLink, newLink } from "#server/testing/cast/links-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { startTemporarySession } from "./temporary-sessions.service.ts";

const secondMs = 1_000;
const hourMs = 3_600_000;
const site = useSite();

beforeEach(async () => {
  for (const table of [accessLinks, rateLimits, auditLog]) await site().db.delete(table);
});

const look = (url: string, headers: Record<string, string> = {}) => site().app.inject({ url, headers });
const sessionCount = async () => (await site().db.select({ sessions: count() }).from(staffSessions))[0]?.sessions ?? 0;

describe("a temporary session", () => {
  const begun = new Date("2026-10-01T08:00:00Z");
  const later = (ms: number) => new Date(begun.getTime() + ms);

  async function started(role: "chief" | "admin" = "chief") {
    const { link } = await signedInTemporary(site(), role);
    await site().db.delete(staffSessions);
    const guest = { name: "Gus", ipAddress: "203.0.113.9", userAgent: "test" };
    const session = await startTemporarySession(
      site().db,
      { linkId: link.id, expiresAt: later(72 * hourMs), guest },
      begun,
    );
    const seen = async () => (await site().db.select().from(staffSessions))[0]?.lastSeenAt;
    return { ...session, find: (now: Date) => findSignedInStaff(site().db, session.token, now), seen };
  }

  test("lasts until its link ends, even unused, and not a moment longer", async () => {
    const { find } = await started();
    expect(await find(later(71.99 * hourMs))).toMatchObject({ adminId: null, isTemporary: true, role: "chief" });
    expect(await find(later(72 * hourMs))).toBeUndefined();
  });

  test("is kept until then and deleted afterwards", async () => {
    await started();
    await purgeStaffSessions(site().db, later(71 * hourMs));
    expect(await sessionCount()).toBe(1);
    await purgeStaffSessions(site().db, later(73 * hourMs));
    expect(await sessionCount()).toBe(0);
  });

  test("updates its last-seen time every five seconds", async () => {
    const { find, seen } = await started();
    await find(later(3 * secondMs));
    expect(await seen()).toEqual(begun);
    await find(later(5 * secondMs));
    expect(await seen()).toEqual(later(5 * secondMs));
  });

  test("ends with the next request when an admin ends it, and no other does", async () => {
    const admin = await signedInStaff(site(), "admin");
    const [guest, other] = [await signedInTemporary(site(), "admin"), await signedInTemporary(site(), "chief")];
    const ids = (await admin.api(accessLinksApi.sessions)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([guest.sessionId, other.sessionId]));
    await admin.api(accessLinksApi.endSession, { params: { id: guest.sessionId } });
    expect(await guest.api(staffApi.check)).toEqual({ isAdmin: false });
    expect(await other.api(staffApi.check)).toMatchObject({ isAdmin: true });
    const again = admin.api(accessLinksApi.endSession, { params: { id: guest.sessionId } });
    await expect(again).rejects.toMatchObject({ status: 404 });
  });

  test("is recorded with what it grants when it begins, and with its guest when an admin ends it", async () => {
    const { call } = await newLink(site());
    await claimLink(site(), call);
    const [begun] = await site().db.select().from(auditLog).where(eq(auditLog.action, "access-links.claim"));
    const [link] = await site().db.select().from(accessLinks);
    expect(begun?.after).toEqual({ role: link?.role, expiresAt: link?.expiresAt.toISOString() });
    const admin = await signedInStaff(site(), "admin");
    const guest = await signedInTemporary(site(), "chief", "Gia Guest");
    await admin.api(accessLinksApi.endSession, { params: { id: guest.sessionId } });
    const [ended] = await site().db.select().from(auditLog).where(eq(auditLog.action, "access-links.end-session"));
    expect(ended).toMatchObject({ target: "session of Gia Guest (temporary)", targetId: guest.sessionId });
  });

  test("is listed by the end of its id, which differs between sessions of the same moment", async () => {
    const admin = await signedInStaff(site(), "admin");
    const { sessionId } = await signedInTemporary(site(), "chief");
    const listed = (await admin.api(accessLinksApi.sessions)).find(({ id }) => id === sessionId);
    expect(listed?.sessionId).toBe(sessionId.slice(28));
    expect(listed?.sessionId).toHaveLength(8);
  });

  test("is listed and ended separately from an account's sessions", async () => {
    const admin = await signedInStaff(site(), "admin");
    const sessions = await site().db.select().from(staffSessions).where(eq(staffSessions.accountId, admin.account.id));
    expect((await admin.api(accessLinksApi.sessions)).map(({ id }) => id)).not.toContain(sessions[0]?.id);
    const end = admin.api(accessLinksApi.endSession, { params: { id: sessions[0]?.id ?? "" } });
    await expect(end).rejects.toMatchObject({ status: 404 });
  });

  test("can be signed out like any other, and its link doesn't open again", async () => {
    const { call } = await newLink(site());
    const [cookie] = (await claimLink(site(), call)).cookies;
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
    await site().app.inject({ method: "POST", url: staffApi.logout.path, headers });
    expect((await look(staffApi.check.path, headers)).json()).toEqual({ isAdmin: false });
    expect((await claimLink(site(), call)).statusCode).toBe(409);
  });

  test("acts under its guest's name, in its changes and in the audit log", async () => {
    const { api } = await signedInTemporary(site(), "admin", "Gus Guest");
    const { member } = await signedInMember(site());
    await api(pointsAdminApi.adjust, { params: { id: member.id }, body: { action: "add", amount: 5 } });
    const day = "2026-12-01T18:00:00Z";
    const event = { title: "Practice", category: "scrim", startDate: day, endDate: day } as const;
    expect(await api(calendarApi.create, { body: event })).toMatchObject({ title: "Practice", createdById: null });
    const [transaction] = await api(pointsAdminApi.allTransactions, { query: { userId: member.id } });
    expect(transaction).toMatchObject({ amount: 5, adminUsername: "Gus Guest (temporary)" });
    const rows = await site().db.select().from(auditLog).orderBy(auditLog.position);
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ["points.adjust", "Gus Guest (temporary link: Helps as admin)"],
      ["calendar.create", "Gus Guest (temporary link: Helps as admin)"],
    ]);
  });
});
