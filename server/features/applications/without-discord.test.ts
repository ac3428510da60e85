import { expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationsFilePath, applicationTexts as say } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { managementForm, recordedForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { team } from "#team.config.ts";

const {
  discordTag: _tag,
  discordJoinDate: _date,
  serverLength: _since,
  discordHoursDaily: _hours,
  ...staff
} = staffForm;
const { discordTag: _tag2, discordHoursDaily: _hours2, ...management } = managementForm;
const kinds = [
  [applicationsApi.sendStaff, staff],
  [applicationsApi.sendManagement, management],
] as const;
const { discord: _discord, ...recorded } = recordedForm;

test("a team without a Discord takes applications that say nothing about it, and shows no empty answers", async () => {
  const site = await createTestSite({}, { team: { ...team, socials: [] } });
  const { headers } = await signedInMember(site);
  for (const [{ path: url }, payload] of kinds)
    expect((await site.app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(201);
  const { api } = await signedInStaff(site, "admin", "Ada");
  const applications = await api(applicationsAdminApi.list, {});
  expect(applications).toHaveLength(2);
  for (const { discord, answers } of applications) {
    expect(discord).toBe("");
    expect(answers.filter(({ question, answer }) => /discord|server/i.test(question) || answer === "")).toEqual([]);
  }
  await site.close();
});

test("its staff record an application without a Discord name, and their CSV file has no column for one", async () => {
  const site = await createTestSite({}, { team: { ...team, socials: [] } });
  const { api, headers } = await signedInStaff(site, "admin", "Ada");
  expect(await api(applicationsAdminApi.record, { body: recorded })).toMatchObject({ discord: "" });
  const file = await site.app.inject({ url: applicationsFilePath, headers });
  expect(file.body).toContain("Name,Email,Age,");
  expect(file.body).not.toMatch(/discord/i);
  expect(file.body).toContain(`${recorded.name},${recorded.email},${recorded.age},`);
  await site.close();
});

test("staff of a team with a Discord record the applicant's name there", async () => {
  const site = await createTestSite();
  const { api } = await signedInStaff(site, "admin", "Ada");
  await expect(api(applicationsAdminApi.record, { body: recorded })).rejects.toMatchObject({
    status: 400,
    fields: { discord: say.recordedDiscord },
  });
  await site.close();
});

test("a team with a Discord asks for each of them, with its sentence", async () => {
  const site = await createTestSite();
  const { headers } = await signedInMember(site);
  const tag = { discordTag: say.discordTag, discordHoursDaily: say.option };
  const asked = [{ ...tag, discordJoinDate: say.discordJoinDate, serverLength: say.serverLength }, tag];
  for (const [index, [{ path: url }, payload]] of kinds.entries()) {
    const refused = await site.app.inject({ method: "POST", url, headers, payload });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error: say.discordTag, fields: asked[index] });
  }
  await site.close();
});
