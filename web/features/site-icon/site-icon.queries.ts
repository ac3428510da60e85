import { siteIconApi } from "#contract/site-icon/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** The address of the uploaded icon, or null. */
export const siteIcon = () => query(siteIconApi.get);
