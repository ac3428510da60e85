import { expect } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { memberIdentities } from "#server/features/accounts/accounts.table.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";
import { castPassword, signedInMember, signedInStaff } from "./cast.ts";
import { managementForm, staffForm } from "./filled-forms.ts";

/** Makes a member who has used everything, with their name in each thing. */
export async function busyMember(site: TestSite, name: string) {
  const email = `${name}@demo.example`;
  const browser = openBrowser(site, { userAgent: `Chrome/1 Windows ${name}` });
  const form = { name: `${name} Sample`, email, discord: `${name}_discord`, password: castPassword };
  const { id } = (await browser.call(accountsApi.register, { body: form })).json<{ id: string }>();
  await browser.call(accountsApi.forgotPassword, { body: { email } });
  const sent = [
    await browser.call(applicationsApi.sendStaff, { body: { ...staffForm, discordTag: `${name}_discord` } }),
    await browser.call(applicationsApi.sendManagement, { body: { ...managementForm, preferredName: name } }),
  ];
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  await site.db
    .insert(memberIdentities)
    .values({ issuer: "https://id.example", subject: `${name}-subject`, memberId: id });
  await useTheRest(site, { browser, id, name });
  return { id, email, name, browser };
}

type Busy = { browser: ReturnType<typeof openBrowser>; id: string; name: string };

/** Gives the member points, a redeemed reward, an event, a deleted event, a calendar feed and a report. */
async function useTheRest(site: TestSite, { browser, id, name }: Busy) {
  const { call } = browser;
  const admin = await signedInStaff(site, "admin");
  const item = await admin.api(pointsAdminApi.createItem, { body: { name: "Scrim seat", price: 10 } });
  await admin.api(pointsAdminApi.adjust, { params: { id }, body: { action: "add", amount: 25 } });
  const day = "2026-12-01T18:00:00Z";
  const event = { title: "Practice", startDate: day, endDate: day, category: "personal", isPublic: false } as const;
  const other = await signedInMember(site);
  const shared = await other.api(calendarApi.create, { body: { ...event, isPublic: true } });
  const used = [
    await call(
      pointsApi.redeem,
      { body: { itemId: item.id, discordUsername: `${name}_discord` } },
      { "idempotency-key": "first-dialog" },
    ),
    await call(calendarApi.create, { body: event }),
    await call(calendarApi.subscribe),
    await call(calendarApi.create, { body: { ...event, title: "Cancelled practice" } }),
    await call(calendarApi.report, { params: { id: shared.id }, body: { text: `Rude, says ${name} Sample` } }),
  ];
  expect(used.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  const cancelled = used[3]?.json<{ id: string }>().id ?? "";
  expect((await call(calendarApi.remove, { params: { id: cancelled } })).statusCode).toBe(204);
}
