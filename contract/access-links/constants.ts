export const expirationHourOptions = [1, 6, 12, 24, 48, 72, 168] as const;
export const defaultExpirationHours = 24;
export const maxExpirationHours = 168;
export const defaultLinkRole = "management";

/** What the server and the page of a link say. */
export const accessLinkTexts = {
  spent: "This link has been used, has expired or was switched off. Please ask for a new one.",
  unknown: "There is no such link.",
  expiry: "Please choose a time from now to 7 days ahead",
  name: "Please enter your name",
  nameTaken: "Somebody on the team has this name. Please enter another one.",
  notOpen: "This link can no longer be switched off: it was used, has expired or is off already.",
  claimFailed: "This did not work just now. Please try again in a moment.",
} as const;

/** What the tab says to whoever makes and ends temporary access. */
export const accessTabTexts = {
  created: "Temporary access link created",
  createFailed: "Failed to create temporary access link",
  copied: "Link copied to clipboard",
  copyFailed: "Failed to copy the link",
  copyByHand: "The browser did not allow it. The link is selected: copy it by hand.",
  deactivated: "Temporary access link deactivated",
  deactivateFailed: "Failed to deactivate temporary access link",
  endFailed: "Failed to end the session",
} as const;

export const linkStates = ["active", "used", "inactive", "expired"] as const;
