import { expect, test } from "vitest";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

const beacon = async (payload: unknown) =>
  site().app.inject({ method: "POST", url: analyticsApi.beacon.path, payload: Object(payload) });

test("a viewer who leaves a page is gone immediately, and so counts once on the next one", async () => {
  const { api } = await signedInStaff(site(), "chief");
  await beacon({ page: "/about", viewer: "first-page" });
  expect((await beacon({ page: "/about", viewer: "first-page", isView: false, isLeaving: true })).statusCode).toBe(204);
  await beacon({ page: "/news", viewer: "second-page" });
  expect(await api(analyticsAdminApi.viewers)).toEqual({
    total: 1,
    byPage: [{ page: "/news", title: null, viewers: 1 }],
  });
  expect((await api(analyticsAdminApi.overview)).totalViews).toBe(2);
});

test("a viewer who leaves before their arrival was written is gone too", async () => {
  const { api } = await signedInStaff(site(), "chief");
  const { total } = await api(analyticsAdminApi.viewers);
  const hasty = Array.from({ length: 20 }, (_, at) => `hasty-viewer-${at}`);
  await Promise.all(
    hasty.flatMap((viewer) => [
      beacon({ page: "/about", viewer }),
      beacon({ page: "/about", viewer, isView: false, isLeaving: true }),
    ]),
  );
  expect((await api(analyticsAdminApi.viewers)).total).toBe(total);
});
