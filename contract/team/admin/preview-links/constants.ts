/** The page that a preview link opens, before its code. */
export const previewLinkPath = "/preview-link";
export const previewLinkDays = 7;
/** How many preview links can be open at once. */
export const mostPreviewLinks = 20;

export const previewLinkTexts = {
  page: "Please choose one of the site’s pages",
  tooMany: "There are 20 links already. Please withdraw one first.",
  unknown: "This link doesn’t exist.",
  hasEnded: "This link has already ended.",
  created: "Preview link created",
  createFailed: "Failed to create the preview link",
  withdrawn: "Preview link withdrawn",
  withdrawFailed: "Failed to withdraw the preview link",
} as const;
