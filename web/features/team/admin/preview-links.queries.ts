import { previewLinksApi } from "#contract/team/admin/preview-links/endpoints.ts";
import { query } from "#web/api/queries.ts";

export const previewLinks = () => query(previewLinksApi.list);
