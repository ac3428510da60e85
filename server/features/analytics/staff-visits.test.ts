import { expect, test } from "vitest";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

const visit = (viewer: string, headers: Record<string, string> = {}) =>
  site().app.inject({ method: "POST", url: analyticsApi.beacon.path, headers, payload: { page: "/about", viewer } });

test("visits by staff and by guests with a link don't count; those by members and ended sessions do", async () => {
  const chief = await signedInStaff(site(), "chief");
  const guest = await signedInTemporary(site(), "management");
  for (const { headers } of [chief, guest]) expect((await visit("staff-at-work", headers)).statusCode).toBe(204);
  expect(await chief.api(analyticsAdminApi.viewers)).toEqual({ total: 0, byPage: [] });
  expect((await chief.api(analyticsAdminApi.overview)).totalViews).toBe(0);

  const member = await signedInMember(site());
  await visit("a-member-here", member.headers);
  await visit("nobody-known", { cookie: chief.cookie.replace(/.$/, "x") });
  expect((await chief.api(analyticsAdminApi.viewers)).total).toBe(2);
  expect((await chief.api(analyticsAdminApi.overview)).totalViews).toBe(2);
});
