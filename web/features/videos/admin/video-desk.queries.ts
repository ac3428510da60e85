import { videosApi } from "#contract/videos/endpoints.ts";
import { pages } from "#web/api.ts";

/** Every video, also those that are switched off, by position. */
export const videoList = () => pages(videosApi.listForStaff, { query: { limit: "100" } });
