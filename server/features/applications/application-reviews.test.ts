import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { ReviewRequest } from "#contract/applications/admin/forms.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { applications } from "./applications.table.ts";

const site = useSite();
const unknownId = "01980000-0000-7000-8000-000000000001";
const listPath = applicationsAdminApi.list.path;

beforeEach(async () => {
  await site().db.delete(applications);
  await site().db.delete(outbox);
  await site().db.delete(rateLimits);
});

async function sentByMember() {
  const { member, api } = await signedInMember(site());
  const { id } = await api(applicationsApi.sendStaff, { body: staffForm });
  return { member, id };
}

const recorded = async () => {
  const { api } = await signedInStaff(site(), "management");
  return api(applicationsAdminApi.record, { body: recordedForm });
};

const patch = (id: string, body: unknown, headers: Record<string, string>) =>
  site().app.inject({ method: "PATCH", url: `${listPath}/${id}`, headers, payload: body as object });

describe("a review", () => {
  test("names its reviewer from the session", async () => {
    const { id } = await sentByMember();
    const { account, api } = await signedInStaff(site(), "management");
    const body: ReviewRequest = { status: "approved", reviewNotes: "Welcome." };
    const reviewed = await api(applicationsAdminApi.review, { params: { id }, body });
    expect(reviewed).toMatchObject({
      ...body,
      reviewedBy: account.username,
      reviewedById: account.id,
      reviewedAt: expect.stringMatching(/Z$/),
    });
    expect(await api(applicationsAdminApi.list)).toEqual([reviewed]);
  });

  test.each([
    ["another reviewer", { status: "approved", reviewedBy: "somebody", reviewedById: unknownId }],
    ["a rejection that doesn't say why", { status: "rejected" }],
    ["a rejection with a blank reason", { status: "rejected", reviewNotes: "  " }],
    ["an unknown status", { status: "maybe" }],
    ["putting it back", { status: "pending" }],
    ["no state", {}],
    ["notes of 2001 letters", { status: "approved", reviewNotes: "x".repeat(2001) }],
  ])("%s is refused and changes nothing", async (_what, body) => {
    const { id } = await recorded();
    const { headers } = await signedInStaff(site(), "admin");
    expect((await patch(id, body, headers)).statusCode).toBe(400);
    expect(await site().db.select().from(applications)).toEqual([
      expect.objectContaining({ status: "pending", reviewedBy: null }),
    ]);
  });

  test("happens once: a second one is refused with the reason", async () => {
    const { id } = await recorded();
    const { headers } = await signedInStaff(site(), "admin");
    expect((await patch(id, { status: "approved" }, headers)).statusCode).toBe(200);
    const second = await patch(id, { status: "rejected", reviewNotes: "No." }, headers);
    expect([second.statusCode, second.json()]).toEqual([409, { error: applicationTexts.reviewed, code: "conflict" }]);
  });

  test("succeeds once among ten approvals and ten rejections at once, and only its mail is sent", async () => {
    const { member, id } = await sentByMember();
    const { headers } = await signedInStaff(site(), "admin");
    const bodies = Array.from({ length: 20 }, (_, index) => ({
      status: index % 2 === 0 ? "approved" : "rejected",
      reviewNotes: `Note ${index}`,
    }));
    const answers = await Promise.all(bodies.map((body) => patch(id, body, headers)));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    const [stored] = await site().db.select().from(applications);
    expect(won[0]?.json()).toMatchObject({ status: stored?.status, reviewNotes: stored?.reviewNotes });
    const mails = await queuedMails(site().db, member.email);
    expect(mails).toEqual([expect.objectContaining({ text: expect.stringContaining(String(stored?.reviewNotes)) })]);
  });

  test("mails the applicant the outcome, the notes, and where to look", async () => {
    const { member, id } = await sentByMember();
    const { api } = await signedInStaff(site(), "chief");
    const body = { status: "rejected", reviewNotes: "Please try again\nin a year." } as const;
    await api(applicationsAdminApi.review, { params: { id }, body });
    const [mail, ...more] = await queuedMails(site().db, member.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Your Moderator application was rejected");
    for (const part of ["Hello Sam", body.reviewNotes, `${siteUrl}/dashboard`]) expect(mail?.text).toContain(part);
    expect(await site().db.select({ memberId: outbox.memberId }).from(outbox)).toEqual([{ memberId: member.id }]);
  });

  test("without notes sends a mail that doesn't mention any", async () => {
    const { member, id } = await sentByMember();
    const { api } = await signedInStaff(site(), "chief");
    const reviewed = await api(applicationsAdminApi.review, {
      params: { id },
      body: { status: "approved", reviewNotes: "" },
    });
    expect(reviewed.reviewNotes).toBeNull();
    const [mail] = await queuedMails(site().db, member.email);
    expect(mail?.subject).toBe("Your Moderator application was approved");
    expect(mail?.text).not.toContain("wrote");
  });

  test("of a recorded application sends no mail", async () => {
    const { id } = await recorded();
    const { api } = await signedInStaff(site(), "chief");
    await api(applicationsAdminApi.review, { params: { id }, body: { status: "approved" } });
    expect(await site().db.select().from(outbox)).toEqual([]);
  });

  test("keeps its reviewer's name after their account is deleted", async () => {
    const { id } = await recorded();
    const { account, api } = await signedInStaff(site(), "chief");
    await api(applicationsAdminApi.review, { params: { id }, body: { status: "approved" } });
    await site().db.delete(staffAccounts).where(eq(staffAccounts.id, account.id));
    const other = await signedInStaff(site(), "admin");
    const [application] = await other.api(applicationsAdminApi.list);
    expect(application).toMatchObject({ reviewedBy: account.username, reviewedById: account.id });
  });

  test.each([unknownId, "7", "%00"])("of an unknown application (%s) gets a 404", async (id) => {
    const { headers } = await signedInStaff(site(), "admin");
    expect((await patch(id, { status: "approved" }, headers)).statusCode).toBe(404);
  });
});

describe("deleting an application", () => {
  const remove = (id: string, headers: Record<string, string>) =>
    site().app.inject({ method: "DELETE", url: `${listPath}/${id}`, headers });

  test("removes it, whatever its status, and gets a 404 the second time", async () => {
    const { id } = await recorded();
    const { headers } = await signedInStaff(site(), "management");
    await patch(id, { status: "approved" }, headers);
    expect((await remove(id, headers)).statusCode).toBe(204);
    expect((await remove(id, headers)).statusCode).toBe(404);
    expect((await remove("7", headers)).statusCode).toBe(404);
    expect(await site().db.select().from(applications)).toEqual([]);
  });

  test("lets its member apply again", async () => {
    const { member, api } = await signedInMember(site());
    const { id } = await api(applicationsApi.sendStaff, { body: staffForm });
    const { headers } = await signedInStaff(site(), "management");
    await remove(id, headers);
    expect(await api(applicationsApi.ownStaff)).toEqual([]);
    await api(applicationsApi.sendStaff, { body: staffForm });
    expect(await site().db.select().from(applications)).toEqual([expect.objectContaining({ memberId: member.id })]);
  });

  test("happens when its member is deleted", async () => {
    const { member } = await sentByMember();
    await site().db.delete(members).where(eq(members.id, member.id));
    expect(await site().db.select().from(applications)).toEqual([]);
  });
});
