import { merchApi } from "#contract/merch/endpoints.ts";
import { query } from "#web/api.ts";

export const merchLinks = () => query(merchApi.links);
