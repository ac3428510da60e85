import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { api } from "#web/api/calls.ts";
import { type Values, valuesIn } from "#web/ui/forms/form-values.ts";

const names = ["videoId", "title", "description", "state"] as const;
/** A video as its form has it: as text. */
export type VideoValues = Values<(typeof names)[number]>;

export const blankVideo: VideoValues = { videoId: "", title: "", description: "", state: "active" };

export const valuesOf = ({ videoId, title, description, isActive }: StoredVideo): VideoValues => ({
  videoId,
  title,
  description,
  state: isActive ? "active" : "inactive",
});

export const videoValuesIn = (form: HTMLFormElement): VideoValues => valuesIn(form, names);

export const bodyOf = ({ state, ...body }: VideoValues) => ({ ...body, isActive: state !== "inactive" });

/** A new video is active and comes behind the others, which is for the server to say. */
export function saveVideo(values: VideoValues, base: { id: string; version: number | undefined } | undefined) {
  const { isActive, ...body } = bodyOf(values);
  return base
    ? api(videosAdminApi.update, { params: { id: base.id }, body: { ...body, isActive, version: base.version } })
    : api(videosAdminApi.create, { body });
}
