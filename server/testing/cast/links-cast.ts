import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";
import { signedInStaff } from "./cast.ts";

/** Makes a temporary link that nobody has opened yet, and the admin who made it. */
export async function newLink(site: TestSite, role: StaffRole = "chief") {
  const admin = await signedInStaff(site, "admin");
  const { linkCode, ...link } = await admin.api(accessLinksApi.create, { body: { role, description: "Cup weekend" } });
  return { ...link, page: `/temp-access/${linkCode}`, call: `/api/temp-access/${linkCode}`, admin };
}

/** Presses the button on a link's page. */
export const claimLink = (site: TestSite, call: string, name = "Gus Guest", headers: Record<string, string> = {}) =>
  site.app.inject({ method: "POST", url: call, headers, payload: { name } });
