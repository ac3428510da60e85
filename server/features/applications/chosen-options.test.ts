import { expect, test } from "vitest";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { managementForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const { path: staff } = applicationsApi.sendStaff;
const { path: management } = applicationsApi.sendManagement;

test.each([
  [staff, { ...staffForm, age: "20" }, "age", "Please choose Under 12, 13, 14, 15, 16, 17 or 18+"],
  [staff, { ...staffForm, age: "" }, "age", "Age is required"],
  [
    management,
    { ...managementForm, managementTypes: ["Everything"] },
    "managementTypes.0",
    "Please choose Community Management, Business Management, Server Management, General Management or Others",
  ],
])(
  "an option that isn't in the list is refused with what can be chosen, a missing one as required",
  async (url, form, field, sentence) => {
    const { headers } = await signedInMember(site());
    const answer = await site().app.inject({ method: "POST", url, headers, payload: form });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: sentence, fields: { [field]: sentence } }]);
  },
);
