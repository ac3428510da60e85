import { memberApplicationTypes, postNames } from "#contract/team/openings.ts";

/** Staff record these from the chat. For the others, members apply themselves. */
export const recordedApplicationTypes = ["gfx_vfx", "content_creator", "coach"] as const;
export const applicationTypes = [...memberApplicationTypes, ...recordedApplicationTypes] as const;
export type ApplicationType = (typeof applicationTypes)[number];

export const applicationTypeLabels: Record<ApplicationType, string> = {
  ...postNames,
  gfx_vfx: "GFX/VFX Designer",
  content_creator: "Content Creator",
  coach: "Coach",
};
