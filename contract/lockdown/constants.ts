/** The address of the LOCKED screen, which replaces whatever page was requested. */
export const lockedPath = "/locked";

export const lockdownTexts = {
  sentence: "The site is closed for maintenance. Please come back later.",
} as const;

/** Messages to staff who lock or unlock the site. */
export const lockTexts = {
  locked: "Site locked",
  unlocked: "Site unlocked",
  failed: "Failed to update lockdown status",
} as const;
