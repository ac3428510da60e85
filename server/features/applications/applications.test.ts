import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { type ApplicationStatus, applicationTexts } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import type { ActingMember } from "#server/features/accounts/member-sessions.service.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { actingMember } from "#server/testing/cast/acting-member.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { managementForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { exportApplications, purgeApplications, sendApplication } from "./applications.service.ts";
import { applications } from "./applications.table.ts";

const site = useSite();
const unknownId = "01980000-0000-7000-8000-000000000001";
const kinds = [
  { type: "staff", send: applicationsApi.sendStaff, own: applicationsApi.ownStaff, form: staffForm },
  {
    type: "management",
    send: applicationsApi.sendManagement,
    own: applicationsApi.ownManagement,
    form: managementForm,
  },
] as const;
const [staffKind, managementKind] = kinds;

beforeEach(async () => {
  await site().db.delete(applications);
  await site().db.delete(rateLimits);
});

const stored = () => site().db.select().from(applications);
const post = (url: string, payload: unknown, headers: Record<string, string>) =>
  site().app.inject({ method: "POST", url, headers, payload: payload as object });

describe.each(kinds)("an application for $type", ({ type, send, own, form }) => {
  test("is stored as written and waits for review", async () => {
    const { member, headers } = await signedInMember(site());
    const answer = await post(send.path, form, headers);
    expect(answer.statusCode).toBe(201);
    const application = answer.json();
    expect(application).toEqual({
      id: expect.any(String),
      status: "pending",
      createdAt: expect.stringMatching(/Z$/),
      reviewedAt: null,
      reviewNotes: null,
    });
    expect(await stored()).toEqual([
      expect.objectContaining({ id: application.id, type, memberId: member.id, form, status: "pending" }),
    ]);
    expect((await site().app.inject({ url: own.path, headers })).json()).toEqual([application]);
  });

  test("can be sent once: the second is refused", async () => {
    const { headers } = await signedInMember(site());
    await post(send.path, form, headers);
    const answer = await post(send.path, { ...form, preferredName: "Sammy" }, headers);
    expect([answer.statusCode, answer.json()]).toEqual([409, { error: applicationTexts.second, code: "conflict" }]);
    expect(await stored()).toEqual([expect.objectContaining({ form })]);
  });

  test("still blocks another once it's approved or rejected", async () => {
    const { member, headers } = await signedInMember(site());
    await post(send.path, form, headers);
    for (const status of ["approved", "rejected"] as const) {
      await site().db.update(applications).set({ status, reviewedAt: new Date(), reviewNotes: "Seen." });
      expect((await post(send.path, form, headers)).statusCode).toBe(409);
    }
    expect(await stored()).toEqual([expect.objectContaining({ memberId: member.id })]);
  });

  test("can be sent again once it's deleted", async () => {
    const { headers } = await signedInMember(site());
    await post(send.path, form, headers);
    await site().db.delete(applications);
    expect((await post(send.path, form, headers)).statusCode).toBe(201);
  });

  test("from somebody under 12 is refused, and none of it is stored", async () => {
    const { headers } = await signedInMember(site());
    const answer = await post(send.path, { ...form, age: "Under 12" }, headers);
    expect(answer.statusCode).toBe(400);
    const sentence = "You must be 13 or older to apply";
    expect(answer.json()).toEqual({ error: sentence, code: "invalid_input", fields: { age: sentence } });
    expect(await stored()).toEqual([]);
  });

  test.each(Object.keys(form))("without %s is refused with that field's own sentence", async (field) => {
    const { headers } = await signedInMember(site());
    for (const value of [undefined, "", "   "]) {
      const answer = await post(send.path, { ...form, [field]: value }, headers);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toBe(answer.json().fields[field]);
      expect(Object.keys(answer.json().fields)).toEqual([field]);
    }
    expect(await stored()).toEqual([]);
  });

  test.each(Object.keys(form))("with an invalid %s is refused", async (field) => {
    const { headers } = await signedInMember(site());
    for (const value of ["\u0000", "a\ud800b", 7, null, { a: 1 }, [[]]]) {
      expect((await post(send.path, { ...form, [field]: value }, headers)).statusCode).toBe(400);
    }
    expect(await stored()).toEqual([]);
  });

  test("refuses unknown fields", async () => {
    const { headers } = await signedInMember(site());
    for (const extra of [{ status: "approved" }, { memberId: unknownId }, { id: unknownId }, { reviewedBy: "me" }]) {
      expect((await post(send.path, { ...form, ...extra }, headers)).statusCode).toBe(400);
    }
    expect(await stored()).toEqual([]);
  });

  test("sent twenty times at once is stored once", async () => {
    const { member } = await signedInMember(site());
    const acting = await actingMember(site(), member.id);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => sendAs(type, acting)));
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(19);
    for (const refusal of refused) expect(refusal).toMatchObject({ reason: { code: "conflict" } });
    expect(await stored()).toHaveLength(1);
  });
});

const sendAs = (type: "staff" | "management", member: ActingMember) =>
  type === "staff"
    ? sendApplication(site().db, { type, member, form: staffForm, hasWebhook: false })
    : sendApplication(site().db, { type, member, form: managementForm, hasWebhook: false });

test("a member can send one of each", async () => {
  const { headers } = await signedInMember(site());
  for (const { send, form } of kinds) expect((await post(send.path, form, headers)).statusCode).toBe(201);
});

test.each([
  ["49 letters", "x".repeat(49)],
  ["50 spaces", " ".repeat(50)],
  ["4001 letters", "x".repeat(4001)],
])("a detailed answer of %s is refused", async (_what, answer) => {
  const { headers } = await signedInMember(site());
  expect((await post(staffKind.send.path, { ...staffForm, whyModerator: answer }, headers)).statusCode).toBe(400);
  const management = { ...managementForm, managementExperience: answer };
  expect((await post(managementKind.send.path, management, headers)).statusCode).toBe(400);
});

test.each([
  ["none", []],
  ["one twice", ["Others", "Others"]],
  [
    "six",
    [...managementForm.managementTypes, "Community Management", "Business Management", "General Management", "Others"],
  ],
])("choosing %s of the management types is refused", async (_what, managementTypes) => {
  const { headers } = await signedInMember(site());
  const answer = await post(managementKind.send.path, { ...managementForm, managementTypes }, headers);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toBe("Please select at least one management type");
});

test("members see their own applications with the notes, and nobody else's", async () => {
  const [one, other] = [await signedInMember(site()), await signedInMember(site())];
  const sent = await one.api(applicationsApi.sendStaff, { body: staffForm });
  await other.api(applicationsApi.sendStaff, { body: staffForm });
  await other.api(applicationsApi.sendManagement, { body: managementForm });
  const { api } = await signedInStaff(site(), "management");
  const params = { id: sent.id };
  await api(applicationsAdminApi.review, {
    params,
    body: { status: "rejected", reviewNotes: "Only for Sam to read." },
  });
  expect(await one.api(applicationsApi.ownStaff)).toEqual([
    expect.objectContaining({ id: sent.id, status: "rejected", reviewNotes: "Only for Sam to read." }),
  ]);
  expect(await one.api(applicationsApi.ownManagement)).toEqual([]);
  const [others] = await other.api(applicationsApi.ownStaff);
  expect(others).toMatchObject({ status: "pending", reviewNotes: null });
  expect(others?.id).not.toBe(sent.id);
});

test("a member's eleventh try within an hour has to wait; refused forms and other members don't count", async () => {
  const [one, other] = [await signedInMember(site()), await signedInMember(site())];
  const send = (headers: Record<string, string>, form: unknown = staffForm) =>
    post(staffKind.send.path, form, headers).then(({ statusCode }) => statusCode);
  for (let tries = 0; tries < 12; tries++) expect(await send(one.headers, { ...staffForm, age: "12" })).toBe(400);
  expect(await send(one.headers)).toBe(201);
  for (let tries = 0; tries < 9; tries++) expect(await send(one.headers)).toBe(409);
  const answer = await post(staffKind.send.path, staffForm, one.headers);
  expect([answer.statusCode, answer.json().code]).toEqual([429, "too_many_requests"]);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3000);
  expect(await send(other.headers)).toBe(201);
});

describe("the export of a member's applications", () => {
  test("has each one with its questions and answers, but not who reviewed it", async () => {
    const { member, api } = await signedInMember(site());
    const stranger = await signedInMember(site());
    await stranger.api(applicationsApi.sendStaff, { body: staffForm });
    await api(applicationsApi.sendStaff, { body: staffForm });
    const sent = await api(applicationsApi.sendManagement, { body: managementForm });
    const reviewer = await signedInStaff(site(), "chief");
    const body = { status: "approved", reviewNotes: "See you on Monday." } as const;
    await reviewer.api(applicationsAdminApi.review, { params: { id: sent.id }, body });
    const rows = await exportApplications(site().db, member.id);
    expect(rows).toEqual([
      expect.objectContaining({
        type: "Management",
        status: "approved",
        reviewNotes: "See you on Monday.",
        "Which kinds of management are you applying for?": "Server Management, Others",
      }),
      expect.objectContaining({ type: "Moderator", status: "pending", "Discord tag": "sam_sample", Age: "16" }),
    ]);
    expect(JSON.stringify(rows)).not.toContain(reviewer.account.username);
  });

  test("is empty for a member who never applied", async () => {
    const { member } = await signedInMember(site());
    expect(await exportApplications(site().db, member.id)).toEqual([]);
  });
});

test("rejected applications are deleted when their time is up, and others stay", async () => {
  const now = new Date("2026-10-01T00:00:00Z");
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const sent = async (end: { status: ApplicationStatus; reviewedAt: Date | null }) => {
    const { api } = await signedInMember(site());
    const { id } = await api(applicationsApi.sendStaff, { body: staffForm });
    const old = { createdAt: daysAgo(400), reviewNotes: "Seen." };
    await site()
      .db.update(applications)
      .set({ ...old, ...end })
      .where(eq(applications.id, id));
    return id;
  };
  await sent({ status: "rejected", reviewedAt: daysAgo(184) });
  const kept = [
    await sent({ status: "rejected", reviewedAt: daysAgo(182) }),
    await sent({ status: "approved", reviewedAt: daysAgo(300) }),
    await sent({ status: "pending", reviewedAt: null }),
  ];
  for (let times = 0; times < 2; times++) {
    await purgeApplications(site().db, now);
    const ids = (await stored()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(kept.toSorted());
  }
});
