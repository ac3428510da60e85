import { merchApi } from "#contract/merch/endpoints.ts";
import { query } from "#web/api/queries.ts";

export const merchLinks = () => query(merchApi.links);
