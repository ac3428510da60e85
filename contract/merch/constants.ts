/** Messages to staff who show or hide the links. */
export const merchTexts = {
  enabled: "Merchandise links enabled",
  disabled: "Merchandise links disabled",
  failed: "Failed to update merchandise links",
} as const;
