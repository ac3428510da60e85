import { eq } from "drizzle-orm";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { managementForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";
import { type StaffWrite as Write, write } from "./staff-writes.ts";

const day = "2026-12-01T18:00:00Z";
const event = { title: "Practice", startDate: day, endDate: day, category: "scrim" } as const;
const newPassword = "short grass 8";

/**
 * Makes a member who is signed in with two browsers, and every call by which they change something, each with a separate target.
 */
export async function everyMemberWrite(site: TestSite) {
  const { member, api, headers, item } = await withPoints(site, 500);
  const { id, version } = await api(calendarApi.create, { body: event });
  const binned = await api(calendarApi.create, { body: event });
  await api(calendarApi.remove, { params: { id: binned.id } });
  const other = await signedInMember(site);
  const shared = await other.api(calendarApi.create, { body: { ...event, isPublic: true } });
  await api(calendarApi.subscribe);
  await site.db.update(members).set({ emailVerifiedAt: null }).where(eq(members.id, member.id));
  const [session] = await api(accountsApi.sessions);
  const writes: Write[] = [
    write(accountsApi.updateProfile, { body: { name: "Thief" } }),
    write(accountsApi.updateDiscord, { body: { discord: "thief" } }),
    write(accountsApi.removeDiscord),
    write(accountsApi.resendVerification),
    write(accountsApi.changeEmail, { body: { email: `thief.${member.id}@demo.example` } }),
    write(accountsApi.changePassword, { body: { currentPassword: castPassword, newPassword } }),
    write(accountsApi.confirm, { body: { password: castPassword } }),
    write(accountsApi.endSession, { params: { id: session?.id ?? "" } }),
    write(accountsApi.endOtherSessions),
    write(accountsApi.remove, { body: { password: castPassword } }),
    write(accountsApi.sendDeletionLink),
    write(applicationsApi.sendStaff, { body: staffForm }),
    write(applicationsApi.sendManagement, { body: managementForm }),
    write(pointsApi.redeem, { body: { itemId: item.id, discordUsername: "sam_sample" } }),
    write(calendarApi.create, { body: event }),
    write(calendarApi.update, { params: { id }, body: { ...event, title: "Long practice", version } }),
    write(calendarApi.remove, { params: { id } }),
    write(calendarApi.restore, { params: { id: binned.id } }),
    write(calendarApi.report, { params: { id: shared.id }, body: {} }),
    write(calendarApi.subscribe),
    write(calendarApi.unsubscribe),
  ];
  return { member, headers, writes };
}
