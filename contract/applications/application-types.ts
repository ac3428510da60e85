/** Members apply for staff and management themselves. Staff record the other types from the chat. */
export const memberApplicationTypes = ["staff", "management"] as const;
export const recordedApplicationTypes = ["gfx_vfx", "content_creator", "coach"] as const;
export const applicationTypes = [...memberApplicationTypes, ...recordedApplicationTypes] as const;
export type MemberApplicationType = (typeof memberApplicationTypes)[number];
export type ApplicationType = (typeof applicationTypes)[number];

export const applicationTypeLabels: Record<ApplicationType, string> = {
  staff: "Moderator",
  management: "Management",
  gfx_vfx: "GFX/VFX Designer",
  content_creator: "Content Creator",
  coach: "Coach",
};
