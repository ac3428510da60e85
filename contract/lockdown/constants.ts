/** Where the LOCKED screen stands, which is shown in place of whatever was asked for. */
export const lockedPath = "/locked";

export const lockdownTexts = {
  sentence: "The site is closed for maintenance. Please come back later.",
} as const;

/** What staff read when they lock or unlock the site. */
export const lockTexts = {
  locked: "Site locked",
  unlocked: "Site unlocked",
  failed: "Failed to update lockdown status",
} as const;
