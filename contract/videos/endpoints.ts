import { endpoints } from "#contract/endpoint.ts";
import type { videosCalls } from "./schemas.ts";

export const videosApi = endpoints<typeof videosCalls>({
  list: "GET /api/youtube-videos",
});
