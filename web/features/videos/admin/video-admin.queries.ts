import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { pages } from "#web/api/queries.ts";

/** Every video, also those that are switched off, by position. */
export const videoList = () => pages(videosAdminApi.listForStaff, { query: { limit: "100" } });
