import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { api } from "#web/api/calls.ts";

/** A video as its form has it: as text. */
type VideoValues = { videoId: string; title: string; description: string; state: string };

export const valuesOf = (video: StoredVideo | undefined): VideoValues => ({
  videoId: video?.videoId ?? "",
  title: video?.title ?? "",
  description: video?.description ?? "",
  state: video?.isActive === false ? "inactive" : "active",
});

export const bodyOf = ({ state, ...body }: VideoValues) => ({ ...body, isActive: state !== "inactive" });

/** A new video is active and comes behind the others, which is for the server to say. */
export function saveVideo({ isActive, ...body }: ReturnType<typeof bodyOf>, video: StoredVideo | undefined) {
  if (!video) return api(videosAdminApi.create, { body });
  const { id, version } = video;
  return api(videosAdminApi.update, { params: { id }, body: { ...body, isActive, version } });
}
