import { beforeEach, describe, expect, test } from "vitest";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { accessLinks, staffAccounts } from "#server/features/staff/staff.table.ts";
import { signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { recordedForm } from "#server/testing/cast/filled-forms.ts";
import { claimLink, newLink } from "#server/testing/cast/links-cast.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const sentence = "Someone on the team already uses this name. Please enter another.";

beforeEach(async () => {
  for (const table of [accessLinks, staffAccounts, rateLimits, auditLog]) await site().db.delete(table);
});

describe("a guest with the name of an account", () => {
  const spellings = [
    "Ada Admin",
    "ADA ADMIN",
    "  ada admin ",
    "Ada\u00a0Admin",
    "Ada  Admin",
    "Ada\u3000Admin",
    "Ａｄａ Admin",
  ];

  test.each(spellings)("is asked for another name as %j, and the link stays open", async (name) => {
    await signedInStaff(site(), "admin", "Ada Admin");
    const { call, page } = await newLink(site());
    const response = await claimLink(site(), call, name);
    expect([response.statusCode, response.json(), response.cookies]).toEqual([
      400,
      { error: sentence, code: "invalid_input", fields: { name: sentence } },
      [],
    ]);
    const form = await site().app.inject({
      method: "POST",
      url: page,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ form: "temp-access", name }).toString(),
    });
    expect([form.statusCode, form.cookies]).toEqual([400, []]);
    expect(form.body).toContain(sentence);
    expect((await claimLink(site(), call, "Gus Guest")).statusCode).toBe(200);
  });

  test("gets sixty tries an hour, so can't find out who has an account; other links stay open", async () => {
    await signedInStaff(site(), "admin", "Ada Admin");
    const [one, other] = [await newLink(site()), await newLink(site())];
    const statuses = [];
    for (let tries = 0; tries < 61; tries++) statuses.push((await claimLink(site(), one.call, "Ada Admin")).statusCode);
    expect(statuses).toEqual([...Array(60).fill(400), 429]);
    expect((await claimLink(site(), one.call, "Gus Guest")).statusCode).toBe(429);
    expect((await claimLink(site(), other.call, "Gus Guest")).statusCode).toBe(200);
  });

  test("is refused even if its letters are composed differently", async () => {
    await signedInStaff(site(), "admin", "Zoe\u0308");
    const { call } = await newLink(site());
    expect((await claimLink(site(), call, "zo\u00eb")).statusCode).toBe(400);
  });
});

const marks = ["Ada (temporary)", "Ada (Temporary link: Cup)", "Ada （ｔｅｍｐｏｒａｒｙ）", "Ada ( temporary )"];

test.each(marks)("no guest or account can be called %j", async (name) => {
  const refused = "Please enter a name without “(temporary)”, which marks guests.";
  const { call, page, admin } = await newLink(site());
  expect((await claimLink(site(), call, name)).json()).toMatchObject({ error: refused, fields: { name: refused } });
  const form = await site().app.inject({
    method: "POST",
    url: page,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ form: "temp-access", name }).toString(),
  });
  expect([form.statusCode, form.cookies]).toEqual([400, []]);
  expect(form.body).toContain(refused);
  const account = { username: name, password: "short grass 8", role: "chief" } as const;
  await expect(admin.api(staffAccountsApi.create, { body: account })).rejects.toMatchObject({
    fields: { username: refused },
  });
  const { id } = await admin.api(staffAccountsApi.create, { body: { ...account, username: "Ada Temporary" } });
  const change = admin.api(staffAccountsApi.update, { params: { id }, body: { username: name, role: "chief" } });
  await expect(change).rejects.toMatchObject({ fields: { username: refused } });
  expect((await claimLink(site(), call, "Gus, temporary")).statusCode).toBe(200);
});

describe("what a guest does", () => {
  const marked = "Gus Guest (temporary)";

  test("is marked with their name: points, redemptions, reviews, links, monitoring", async () => {
    const { member, redeem, item: _item, admin } = await withPoints(site(), 200);
    const { redemption } = await redeem();
    const { api } = await signedInTemporary(site(), "admin", "Gus Guest");
    expect(await api(staffApi.check)).toMatchObject({ username: marked });
    await api(pointsAdminApi.adjust, { params: { id: member.id }, body: { action: "add", amount: 5 } });
    await api(pointsAdminApi.resolve, { params: { id: redemption.id }, body: { status: "completed" } });
    const { id } = await api(applicationsAdminApi.record, { body: recordedForm });
    expect(await api(applicationsAdminApi.review, { params: { id }, body: { status: "approved" } })).toMatchObject({
      reviewedBy: marked,
      reviewedById: null,
    });
    const [moved] = await admin.api(pointsAdminApi.allTransactions, { query: { userId: member.id } });
    const [resolved] = await admin.api(pointsAdminApi.allRedemptions);
    const [link] = await admin.api(accessLinksApi.list);
    const [session] = await admin.api(accessLinksApi.sessions);
    expect([moved?.adminUsername, resolved?.resolvedBy, link?.usedBy, session?.name]).toEqual(Array(4).fill(marked));
  });

  test("is in the audit log with the link they came by", async () => {
    const { call, admin } = await newLink(site());
    await claimLink(site(), call, "Gus Guest");
    const [session] = await admin.api(accessLinksApi.sessions);
    await admin.api(accessLinksApi.endSession, { params: { id: session?.id ?? "" } });
    const entries = await admin.api(auditLogApi.list);
    expect(entries.slice(0, 2)).toMatchObject([
      { action: "access-links.end-session", target: `session of ${marked}` },
      { action: "access-links.claim", actor: "Gus Guest (temporary link: Cup weekend)", actorType: "temporary" },
    ]);
  });

  test("is distinct from what an account that takes the same name later does", async () => {
    const guest = await signedInTemporary(site(), "admin", "Gus Guest");
    const { member, admin } = await withPoints(site(), 0);
    const body = { username: "Gus Guest", password: "short grass 8", role: "admin" } as const;
    await admin.api(staffAccountsApi.create, { body });
    await guest.api(pointsAdminApi.adjust, { params: { id: member.id }, body: { action: "add", amount: 5 } });
    const [moved] = await admin.api(pointsAdminApi.allTransactions, { query: { userId: member.id } });
    expect(moved?.adminUsername).toBe(marked);
  });
});
