import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { pages } from "#web/api/queries.ts";

/** Every video by position, including those that are switched off. */
export const videoList = () => pages(videosAdminApi.listForStaff, { query: { limit: "100" } });
