/** What staff hear who turn one of the site's two switches. */
export const lockTexts = {
  locked: "Site locked",
  unlocked: "Site unlocked",
  failed: "Failed to update lockdown status",
} as const;

export const merchTexts = {
  enabled: "Merchandise links enabled",
  disabled: "Merchandise links disabled",
  failed: "Failed to update merchandise links",
} as const;
