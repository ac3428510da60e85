import { expect, test } from "vitest";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { managementForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team } from "#team.config.ts";
import { applications } from "./applications.table.ts";

const site = useSite({}, { team: { ...team, legal: { ...team.legal, minimumAge: 16 } } });

test.each([
  [applicationsApi.sendStaff, staffForm],
  [applicationsApi.sendManagement, managementForm],
])("$path takes nobody younger than the team's minimum age", async ({ path: url }, form) => {
  await site().db.delete(applications);
  const { headers } = await signedInMember(site());
  const send = (age: string) => site().app.inject({ method: "POST", url, headers, payload: { ...form, age } });
  const sentence = "You must be 16 or older to apply";
  for (const age of ["13", "15"]) {
    const refused = await send(age);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { error: sentence, code: "invalid_input", fields: { age: sentence } },
    ]);
  }
  expect(await site().db.select().from(applications)).toEqual([]);
  expect((await send("16")).statusCode).toBe(201);
});
