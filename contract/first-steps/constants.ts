export const faviconTexts = {
  hint: "PNG, ideally square, up to 10MB",
  wrong: "Please choose a PNG picture of at most 10MB and 40 megapixels",
  updated: "Favicon updated",
  updateFailed: "Failed to update favicon",
  uploadFailed: "Failed to upload favicon",
  removed: "Favicon removed",
  removeFailed: "Failed to remove favicon",
} as const;
export const demoTexts = {
  removed: "Demo content removed",
  failed: "Failed to remove demo content",
} as const;
/** What whoever signs in to a new site first sees, instead of being welcomed back. */
export const setupTexts = { welcome: (username: string) => `Welcome, ${username}!` } as const;
/** What staff see when they finish the tour of the dashboard. */
export const tourTexts = { completed: "Welcome aboard" } as const;
