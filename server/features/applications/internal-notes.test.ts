import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { applications } from "./applications.table.ts";

const site = useSite();
const secret = "Ask the coach before Friday.";

beforeEach(async () => {
  await site().db.delete(applications);
  await site().db.delete(outbox);
});

const proven = async () => {
  const someone = await signedInMember(site());
  await site().db.update(members).set({ emailVerifiedAt: new Date() }).where(eq(members.id, someone.member.id));
  return someone;
};

describe("internal notes", () => {
  test("are for staff: the applicant sees them neither on a page nor in a mail", async () => {
    const [applicant, reviewer] = [await proven(), await signedInStaff(site(), "management")];
    const { id } = await applicant.api(applicationsApi.sendStaff, { body: staffForm });
    const noted = await reviewer.api(applicationsAdminApi.noteInternally, {
      params: { id },
      body: { internalNotes: secret },
    });
    expect(noted).toMatchObject({ status: "pending", internalNotes: secret, reviewNotes: null });
    await reviewer.api(applicationsAdminApi.review, {
      params: { id },
      body: { status: "approved", reviewNotes: "Welcome." },
    });
    expect(await reviewer.api(applicationsAdminApi.list)).toMatchObject([
      { internalNotes: secret, reviewNotes: "Welcome." },
    ]);
    expect(JSON.stringify(await applicant.api(applicationsApi.ownStaff))).not.toContain(secret);
    expect(JSON.stringify(await queuedMails(site().db, applicant.member.email))).not.toContain(secret);
  });

  test("can come with a decision, survive taking it back, and go when they're blank", async () => {
    const { api } = await signedInStaff(site(), "management");
    const { id } = await api(applicationsAdminApi.record, { body: recordedForm });
    const body = { status: "rejected", reviewNotes: "Not now.", internalNotes: secret } as const;
    expect(await api(applicationsAdminApi.review, { params: { id }, body })).toMatchObject(body);
    expect(await api(applicationsAdminApi.takeBack, { params: { id } })).toMatchObject({
      status: "pending",
      reviewNotes: null,
      internalNotes: secret,
    });
    const blank = { params: { id }, body: { internalNotes: " " } };
    expect(await api(applicationsAdminApi.noteInternally, blank)).toMatchObject({ internalNotes: null });
  });

  test("are in the audit log as an event, without their text", async () => {
    const { account, api } = await signedInStaff(site(), "chief");
    const { id } = await api(applicationsAdminApi.record, { body: recordedForm });
    await api(applicationsAdminApi.noteInternally, { params: { id }, body: { internalNotes: secret } });
    const [change] = (await recordedChanges(site(), "applications.note")).slice(-1);
    expect(change).toMatchObject({ actor: account.username, target: "application: Coach", targetId: id });
    expect(JSON.stringify(change)).not.toContain(secret);
  });

  test("get a 404 for an unknown application, and a 400 beyond 2,000 letters", async () => {
    const { api, headers } = await signedInStaff(site(), "chief");
    const { id } = await api(applicationsAdminApi.record, { body: recordedForm });
    const put = (which: string, internalNotes: string) =>
      site().app.inject({
        method: "PUT",
        url: `/api/admin/applications/${which}/internal-notes`,
        headers,
        payload: { internalNotes },
      });
    expect((await put("01980000-0000-7000-8000-000000000001", secret)).statusCode).toBe(404);
    expect((await put(id, "x".repeat(2001))).statusCode).toBe(400);
  });
});

describe("an application that two people edit", () => {
  const edited = async () => {
    const staff = await signedInStaff(site(), "management");
    const { id, version } = await staff.api(applicationsAdminApi.record, { body: recordedForm });
    const send = (method: "PUT" | "PATCH", path: string, payload: object) =>
      site().app.inject({ method, url: `/api/admin/applications/${id}${path}`, headers: staff.headers, payload });
    return {
      id,
      version,
      note: (body: object) => send("PUT", "/internal-notes", body),
      review: (body: object) => send("PATCH", "", body),
      takeBack: () => staff.api(applicationsAdminApi.takeBack, { params: { id } }),
      stored: async () => (await staff.api(applicationsAdminApi.list)).find((one) => one.id === id),
    };
  };
  const stale = { error: applicationTexts.stale, current: { internalNotes: secret, version: 2, status: "pending" } };

  test("refuses notes from an earlier version, and returns what is stored", async () => {
    const { id, note, stored, version } = await edited();
    expect((await note({ internalNotes: secret, version })).json()).toMatchObject({ version: 2 });
    const late = await note({ internalNotes: "Mine", version });
    expect([late.statusCode, late.json()]).toMatchObject([409, stale]);
    expect(await stored()).toMatchObject({ internalNotes: secret, version: 2 });
    expect((await recordedChanges(site(), "applications.note")).filter(({ targetId }) => targetId === id)).toHaveLength(
      1,
    );
  });

  test("refuses a decision from an earlier version, but first says if it's already decided", async () => {
    const { note, review, stored, version } = await edited();
    await note({ internalNotes: secret, version });
    const approval = { status: "approved", internalNotes: "Mine" };
    const late = await review({ ...approval, version });
    expect([late.statusCode, late.json()]).toMatchObject([409, stale]);
    expect(await stored()).toMatchObject({ status: "pending", internalNotes: secret });
    expect((await review({ ...approval, version: 2 })).json()).toMatchObject({ status: "approved", version: 3 });
    const again = await review({ ...approval, version });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      expect.objectContaining({ error: applicationTexts.reviewed }),
    ]);
    expect(again.json()).not.toHaveProperty("current");
  });

  test("has a new version after a decision is taken back, and accepts notes without one", async () => {
    const { note, review, takeBack, version } = await edited();
    await review({ status: "rejected", reviewNotes: "Not now.", version });
    expect(await takeBack()).toMatchObject({ status: "pending", version: 3 });
    expect((await note({ internalNotes: secret, version: 2 })).statusCode).toBe(409);
    expect((await note({ internalNotes: secret })).statusCode).toBe(200);
  });

  test("stores one of ten saves from the same version", async () => {
    const { note, stored, version } = await edited();
    const all = Array.from({ length: 10 }, (_, count) => note({ internalNotes: `Note ${count}`, version }));
    const won = (await Promise.all(all)).filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    expect(await stored()).toMatchObject({ internalNotes: won[0]?.json().internalNotes, version: 2 });
  });
});

test("an applicant's data export has both kinds of notes, and a recorded application's own answers", async () => {
  const [applicant, reviewer] = [await proven(), await signedInStaff(site(), "chief")];
  const form = { ...recordedForm, email: applicant.member.email, portfolio: "https://pat.example/work" };
  const { id } = await reviewer.api(applicationsAdminApi.record, { body: form });
  const body = { status: "rejected", reviewNotes: "Not now.", internalNotes: secret } as const;
  await reviewer.api(applicationsAdminApi.review, { params: { id }, body });
  const { sections } = await applicant.api(accountsApi.exportData);
  expect(sections.find(({ title }) => title === "Applications")?.rows).toEqual([
    {
      id,
      type: "Coach",
      status: "rejected",
      createdAt: expect.any(String),
      reviewedAt: expect.any(String),
      reviewNotes: "Not now.",
      internalNotes: secret,
      Name: form.name,
      Email: form.email,
      "Discord username": form.discord,
      Age: form.age,
      "Time zone or country": form.timezone,
      Experience: form.experience,
      Motivation: form.motivation,
      Portfolio: form.portfolio,
      Availability: form.availability,
    },
  ]);
});
