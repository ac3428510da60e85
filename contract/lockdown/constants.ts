/** Where the LOCKED screen stands, which is shown in place of whatever was asked for. */
export const lockedPath = "/locked";

export const lockdownTexts = {
  sentence: "The site is closed for maintenance. Please come back later.",
} as const;
