import { videosApi } from "#contract/videos/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** As many as the home page shows. */
export const latestVideos = () => query(videosApi.list, { query: { limit: "4" } });
