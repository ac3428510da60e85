export const expirationHourOptions = [1, 6, 12, 24, 48, 72, 168] as const;
export const defaultExpirationHours = 24;
export const maxExpirationHours = 168;
export const defaultLinkRole = "management";

/** Messages from the server, and on the page that a link opens. */
export const accessLinkTexts = {
  spent: "It has been used, has expired or was turned off. Please ask an admin for a new one.",
  unknown: "This link doesn’t exist.",
  checkLink: "Check that you copied the whole link, or ask an admin for a new one.",
  expiry: "Please choose a time from now to 7 days ahead",
  name: "Please enter your name",
  nameTaken: "Someone on the team already uses this name. Please enter another.",
  notOpen: "This link can’t be turned off: it has been used, has expired or is already off.",
  claimFailed: "That didn’t work. Please try again in a moment.",
} as const;

/** Messages on the tab where admins create and revoke temporary access. */
export const accessTabTexts = {
  created: "Temporary access link created",
  createFailed: "Failed to create temporary access link",
  deactivated: "Temporary access link deactivated",
  deactivateFailed: "Failed to deactivate temporary access link",
  deactivateManyFailed: "Failed to deactivate temporary access links",
  endFailed: "Failed to end the session",
} as const;

export const linkStates = ["active", "used", "inactive", "expired"] as const;

export const linkSorts = ["createdAt", "description", "expiresAt"] as const;
