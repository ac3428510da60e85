import { merchAdminApi } from "#contract/merch/admin/endpoints.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { query } from "#web/api/queries.ts";

/** The switch as staff see it. Polled, because another admin may turn it. */
export const merchLinksForStaff = () => ({
  ...query(merchAdminApi.linksForStaff),
  refetchInterval: whileSignedIn(30_000),
});
