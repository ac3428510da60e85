import { siteIconApi } from "#contract/site-icon/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** Where the icon stands that staff uploaded, if they have. */
export const siteIcon = () => query(siteIconApi.get);
