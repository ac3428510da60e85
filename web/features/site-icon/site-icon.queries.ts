import { siteIconApi } from "#contract/site-icon/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** The address of the icon that staff uploaded, if they have. */
export const siteIcon = () => query(siteIconApi.get);
