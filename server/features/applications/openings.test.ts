import { beforeEach, expect, test } from "vitest";
import { applicationTexts } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { nothingOpen } from "#contract/applications/opening-sentences.ts";
import type { Team } from "#contract/team.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { managementForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team as shipped } from "#team.config.ts";
import { applications } from "./applications.table.ts";

const { moderator, management } = shipped.join;
const team: Team = {
  ...shipped,
  timeZone: "Pacific/Auckland",
  locale: "en-NZ",
  join: {
    ...shipped.join,
    roles: [],
    moderator: { ...moderator, opens: "2027-06-01", closes: "2027-06-30" },
    management: { ...management, closes: "2027-06-15" },
  },
};
/** Midnight in Auckland, where it's 12 hours later than in UTC. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00+12:00`);
const justBefore = (day: string) => startOf(day) - 1;

const site = useSite({}, { team });
const at = (moment: number) => site().app.readTeam(new Date(moment));
const pageAt = async (url: string, headers = {}) => (await site().app.inject({ url, headers })).body;
const textIn = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
/** Returns what a member is answered who sends both applications. */
async function sendBoth() {
  await site().db.delete(applications);
  const { headers } = await signedInMember(site());
  const send = async (url: string, payload: object) => {
    const answer = await site().app.inject({ method: "POST", url, headers, payload });
    return answer.statusCode === 201 ? 201 : [answer.statusCode, answer.json().error];
  };
  return [
    await send(applicationsApi.sendStaff.path, staffForm),
    await send(applicationsApi.sendManagement.path, managementForm),
  ];
}

beforeEach(() => at(startOf("2027-06-10")));

test.each([
  [justBefore("2027-06-01"), [409, "Moderator applications open on 1 June 2027."], 201],
  [startOf("2027-06-01"), 201, 201],
  [justBefore("2027-06-16"), 201, 201],
  [startOf("2027-06-16"), 201, [409, "Management applications are closed."]],
  [justBefore("2027-07-01"), 201, [409, "Management applications are closed."]],
  [startOf("2027-07-01"), [409, "Moderator applications are closed."], [409, "Management applications are closed."]],
])("applications are taken from the first day to the last where the team is: at %d", async (moment, ...answers) => {
  await at(moment);
  expect(await sendBoth()).toEqual(answers);
  const stored = await site().db.select().from(applications);
  expect(stored).toHaveLength(answers.filter((answer) => answer === 201).length);
});

test("cached pages say from when and until when people can apply, and change as the days do", async () => {
  const moderators = async () => {
    const apply = await pageAt("/apply");
    const link = apply.includes('href="/staff-application"');
    return [link, /Moderator applications [\w ]+\./.exec(textIn(apply))?.[0]];
  };
  await at(justBefore("2027-06-01"));
  expect(await moderators()).toEqual([false, "Moderator applications open on 1 June 2027."]);
  expect(textIn(await pageAt("/staff-application"))).toContain(applicationTexts.notOpen);
  await at(startOf("2027-06-01"));
  expect(await moderators()).toEqual([true, "Moderator applications are open until 30 June 2027."]);
  expect(textIn(await pageAt("/staff-application"))).toContain(applicationTexts.signInFirst.description);
  await at(startOf("2027-07-01"));
  expect(await moderators()).toEqual([false, "Moderator applications are closed."]);
  expect(textIn(await pageAt("/staff-application"))).toContain(
    "Moderator applications are closed. If you’ve sent one,",
  );
});

test("a member sees why nobody can apply, and still what they sent", async () => {
  await at(startOf("2027-06-10"));
  const { headers } = await signedInMember(site());
  await site().app.inject({ method: "POST", url: applicationsApi.sendStaff.path, headers, payload: staffForm });
  await at(startOf("2027-07-01"));
  const sent = textIn(await pageAt("/staff-application", headers));
  expect(sent).toContain("Application Submitted");
  expect(sent).not.toContain(applicationTexts.notOpen);
  const unsent = await pageAt("/management-application", headers);
  expect(textIn(unsent)).toContain(`${applicationTexts.notOpen} Management applications are closed.`);
  expect(unsent).not.toContain("Submit application");
  expect(await pageAt("/apply", headers)).toMatch(/href="\/staff-application" hidden=""[^>]*data-once-sent/);
});

test("while there's nothing to apply for, nothing leads there", async () => {
  const callsIn = (html: string) => html.includes('href="/apply"');
  const places = ["/", "/about", "/news"];
  expect((await Promise.all(places.map((url) => pageAt(url)))).map(callsIn)).toEqual([true, true, true]);
  expect(await pageAt("/sitemap.xml")).toContain("/apply</loc>");
  await at(startOf("2027-07-01"));
  expect((await Promise.all(places.map((url) => pageAt(url)))).map(callsIn)).toEqual([false, false, false]);
  expect(await pageAt("/sitemap.xml")).not.toContain("/apply<");
  const page = await site().app.inject({ url: "/apply" });
  expect(page.statusCode).toBe(200);
  expect(textIn(page.body)).toContain(nothingOpen);
  expect(textIn(page.body)).not.toContain(team.join.lead);
});

test("a post that's switched off takes no applications, whatever its days", async () => {
  const join = { ...team.join, moderator: { ...moderator, isOpen: false }, management };
  const other = await createTestSite({}, { team: { ...team, join } });
  const { headers } = await signedInMember(other);
  const { path: url } = applicationsApi.sendStaff;
  const answer = await other.app.inject({ method: "POST", url, headers, payload: staffForm });
  expect([answer.statusCode, answer.json().error]).toEqual([409, "Moderator applications are closed."]);
  expect((await other.app.inject({ url: "/about" })).body).toContain('href="/apply"');
  await other.close();
});
