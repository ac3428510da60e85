import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationTexts, takeBackMs } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { claimNext, markFailed } from "#server/features/outbox/outbox.service.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { staffForm } from "#server/testing/cast/filled-forms.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { applications } from "./applications.table.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(applications);
  await site().db.delete(outbox);
});

/** Makes a rejected application, with actions of its applicant and its reviewer. */
async function decided() {
  const [applicant, reviewer] = [await signedInMember(site()), await signedInStaff(site(), "management")];
  const { id } = await applicant.api(applicationsApi.sendStaff, { body: staffForm });
  const review = { status: "rejected", reviewNotes: "Not this time." } as const;
  const { reviewedAt } = await reviewer.api(applicationsAdminApi.review, { params: { id }, body: review });
  const takeBack = () =>
    site().app.inject({
      method: "POST",
      url: `/api/admin/applications/${id}/take-back`,
      headers: reviewer.headers,
    });
  return { applicant, reviewer, id, takeBack, decidedAt: new Date(reviewedAt ?? "") };
}

const msLater = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

describe("taking back a decision", () => {
  test("leaves the application pending, cancels its mail, and allows another decision", async () => {
    const { applicant, reviewer, id, takeBack } = await decided();
    expect(await applicant.api(applicationsApi.ownStaff)).toMatchObject([{ status: "rejected" }]);
    const answer = await takeBack();
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { id, status: "pending", reviewedBy: null }]);
    expect(await queuedMails(site().db, applicant.member.email)).toEqual([]);
    expect(await applicant.api(applicationsApi.ownStaff)).toMatchObject([{ status: "pending", reviewNotes: null }]);
    expect(await recordedChanges(site(), "applications.take-back")).toMatchObject([
      { actor: reviewer.account.username, before: { status: "rejected" }, after: { status: "pending" } },
    ]);
    await reviewer.api(applicationsAdminApi.review, { params: { id }, body: { status: "approved" } });
    const mails = await queuedMails(site().db, applicant.member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your Moderator application was approved"]);
  });

  test("is possible for five minutes, and the mail waits until then", async () => {
    const { decidedAt } = await decided();
    expect(takeBackMs).toBe(300_000);
    expect(await claimNext(site().db, msLater(decidedAt, takeBackMs - 1))).toBeUndefined();
    expect(await claimNext(site().db, msLater(decidedAt, takeBackMs))).toMatchObject({ channel: "mail" });
  });

  test("is refused after that, and for a pending or unknown application", async () => {
    const { id, takeBack, decidedAt } = await decided();
    const reviewedAt = msLater(decidedAt, -takeBackMs);
    await site().db.update(applications).set({ reviewedAt }).where(eq(applications.id, id));
    const late = await takeBack();
    expect([late.statusCode, late.json().error]).toEqual([409, applicationTexts.final]);
    await site().db.update(applications).set({ reviewedAt: decidedAt }).where(eq(applications.id, id));
    expect((await takeBack()).statusCode).toBe(200);
    const again = await takeBack();
    expect([again.statusCode, again.json().error]).toEqual([409, applicationTexts.undecided]);
    await site().db.delete(applications);
    expect((await takeBack()).statusCode).toBe(404);
  });

  test("is refused once its mail is being sent, even if that failed", async () => {
    const { takeBack, decidedAt } = await decided();
    const due = msLater(decidedAt, takeBackMs);
    const claim = await claimNext(site().db, due);
    if (!claim) throw new Error("The mail was not due");
    expect((await takeBack()).statusCode).toBe(409);
    await markFailed(site().db, { claim, reason: "away" }, due);
    expect((await takeBack()).statusCode).toBe(409);
    expect(await site().db.$count(outbox)).toBe(1);
  });

  test("works once when ten try at once", async () => {
    const { takeBack } = await decided();
    const answers = await Promise.all(Array.from({ length: 10 }, takeBack));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array(9).fill(409)]);
    expect(await site().db.$count(outbox)).toBe(0);
  });
});
