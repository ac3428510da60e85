import { merchApi } from "#contract/merch/endpoints.ts";
import { query } from "#web/api.ts";

/** As staff are told, whoever else may have turned it. */
export const merchLinksForStaff = () => ({ ...query(merchApi.linksForStaff), refetchInterval: 30_000 });
