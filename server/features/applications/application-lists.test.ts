import { beforeEach, describe, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { managementQuestions, staffQuestions } from "#contract/applications/questions.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { managementForm, recordedForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { applications } from "./applications.table.ts";

const site = useSite();
const listPath = applicationsAdminApi.list.path;

beforeEach(async () => {
  await site().db.delete(applications);
});

const recorded = async (type = recordedForm.type) => {
  const { api } = await signedInStaff(site(), "management");
  return api(applicationsAdminApi.record, { body: { ...recordedForm, type } });
};

/** Returns the ids of this page and of every later one. */
async function pagesFrom(url: string, headers: Record<string, string>): Promise<string[][]> {
  const answer = await site().app.inject({ url, headers });
  const ids = answer.json().map(({ id }: { id: string }) => id);
  const next = /<(.+)>; rel="next"/.exec(String(answer.headers.link))?.[1];
  return [ids, ...(next ? await pagesFrom(next, headers) : [])];
}

describe("the list", () => {
  test("shows a moderator application with all answers in the form's order", async () => {
    const { api } = await signedInStaff(site(), "management");
    const applicant = await signedInMember(site());
    const { id } = await applicant.api(applicationsApi.sendStaff, { body: staffForm });
    const [application] = await api(applicationsAdminApi.list);
    expect(application).toEqual({
      id,
      type: "staff",
      name: "Sam",
      email: applicant.member.email,
      discord: "sam_sample",
      age: "16",
      timezone: "Europe/London",
      experience: staffForm.moderationExperience,
      motivation: staffForm.whyModerator,
      portfolio: null,
      availability: "3 Hours",
      additionalInfo: null,
      answers: Object.entries(staffForm).map(([field, answer]) => ({
        question: staffQuestions[field as keyof typeof staffForm], // the form's own fields
        answer,
      })),
      status: "pending",
      reviewNotes: null,
      internalNotes: null,
      reviewedAt: null,
      reviewedBy: null,
      reviewedById: null,
      createdAt: expect.stringMatching(/Z$/),
      version: 1,
    });
  });

  test("shows the experience and motivation of a management application", async () => {
    const { member, api } = await signedInMember(site());
    await api(applicationsApi.sendManagement, { body: managementForm });
    const staff = await signedInStaff(site(), "admin");
    const [application] = await staff.api(applicationsAdminApi.list);
    expect(application).toMatchObject({
      type: "management",
      email: member.email,
      experience: managementForm.managementExperience,
      motivation: managementForm.whatBringToStaff,
      availability: "5 Hours or More",
    });
    expect(application?.answers.map(({ question }) => question)).toEqual(Object.values(managementQuestions));
    expect(application?.answers).toContainEqual({
      question: managementQuestions.managementTypes,
      answer: "Server Management, Others",
    });
  });

  test("comes page by page, newest first, each application once", async () => {
    const { headers } = await signedInStaff(site(), "chief");
    const sent: string[] = [];
    for (let count = 0; count < 5; count++) sent.push((await recorded()).id);
    await site()
      .db.update(applications)
      .set({ createdAt: new Date("2026-10-01T00:00:00Z") }); // all at the same moment
    const pages = await pagesFrom(`${listPath}?limit=2`, headers);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(sent.toReversed());
  });

  test("filters by status and type, on every page", async () => {
    const { api, headers } = await signedInStaff(site(), "chief");
    const coach = await recorded("coach");
    await recorded("gfx_vfx");
    const second = await recorded("coach");
    await api(applicationsAdminApi.review, { params: { id: coach.id }, body: { status: "approved" } });
    const ids = async (query: object) => (await api(applicationsAdminApi.list, { query })).map(({ id }) => id);
    expect(await ids({ status: "approved" })).toEqual([coach.id]);
    expect(await ids({ type: "coach" })).toEqual([second.id, coach.id]);
    expect(await ids({ type: "coach", status: "pending" })).toEqual([second.id]);
    expect(await ids({ type: "management" })).toEqual([]);
    expect(await pagesFrom(`${listPath}?type=coach&limit=1`, headers)).toEqual([[second.id], [coach.id]]);
  });

  test.each(["status=done", "type=player", "limit=0", "cursor=W10", "cursor=WyJ4IiwieSJd"])(
    "%s is refused",
    async (query) => {
      const { headers } = await signedInStaff(site(), "admin");
      expect((await site().app.inject({ url: `${listPath}?${query}`, headers })).statusCode).toBe(400);
    },
  );
});

test("the counts say how many applications have each status", async () => {
  const { api } = await signedInStaff(site(), "management");
  expect(await api(applicationsAdminApi.counts)).toEqual({ pending: 0, approved: 0, rejected: 0 });
  const [one, two] = [await recorded(), await recorded(), await recorded()];
  await api(applicationsAdminApi.review, { params: { id: one.id }, body: { status: "approved" } });
  await api(applicationsAdminApi.review, {
    params: { id: two.id },
    body: { status: "rejected", reviewNotes: "Full." },
  });
  expect(await api(applicationsAdminApi.counts)).toEqual({ pending: 1, approved: 1, rejected: 1 });
});

describe("recording an application that came another way", () => {
  test("returns what was recorded", async () => {
    const { api } = await signedInStaff(site(), "management");
    const full = { ...recordedForm, portfolio: "https://pat.example/work", additionalInfo: "Left-handed." };
    const application = await api(applicationsAdminApi.record, { body: full });
    expect(application).toMatchObject({ ...full, answers: [], status: "pending", reviewedBy: null });
    expect(await api(applicationsAdminApi.list)).toEqual([application]);
  });

  test.each([
    ["a type that members send", { type: "staff" }],
    ["somebody under 12", { age: "Under 12" }],
    ["a portfolio that isn't an address", { portfolio: "javascript:alert(1)" }],
    ["a state", { status: "approved" }],
    ["no motivation", { motivation: " " }],
  ])("with %s is refused, and nothing is stored", async (_what, change) => {
    const { headers } = await signedInStaff(site(), "admin");
    const payload = { ...recordedForm, ...change };
    const answer = await site().app.inject({ method: "POST", url: listPath, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(await site().db.select().from(applications)).toEqual([]);
  });
});
