import { videosApi } from "#contract/videos/endpoints.ts";
import type { StoredVideo } from "#contract/videos/schemas.ts";
import { api } from "#web/api.ts";
import { type Values, valuesIn } from "#web/design/form-values.ts";

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
type Body = ReturnType<typeof bodyOf>;

/** A new video is active and comes behind the others, which is for the server to say. */
export const save = ({ isActive, ...body }: Body, base: StoredVideo | undefined) =>
  base
    ? api(videosApi.update, { params: { id: base.id }, body: { ...body, isActive } })
    : api(videosApi.create, { body });
