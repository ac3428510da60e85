import { maxPictureBytes } from "#contract/uploads/constants.ts";

export const maxFaviconBytes = Math.min(1024 * 1024, maxPictureBytes);
export const faviconTexts = {
  wrong: "Please choose a PNG picture of at most 1024 pixels and 1MB",
  updated: "Favicon updated",
  updateFailed: "Failed to update favicon",
  uploadFailed: "Failed to upload favicon",
} as const;
export const demoTexts = {
  removed: "Demonstration content removed",
  failed: "Failed to remove demonstration content",
} as const;
/** What staff hear who have seen the tour of the dashboard to its end. */
export const tourTexts = { completed: "Welcome aboard" } as const;
