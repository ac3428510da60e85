import { merchAdminApi } from "#contract/merch/admin/endpoints.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { query } from "#web/api/queries.ts";

/** As staff are told, whoever else may have turned it. */
export const merchLinksForStaff = () => ({
  ...query(merchAdminApi.linksForStaff),
  refetchInterval: whileSignedIn(30_000),
});
