/** Messages where staff copy a link. */
export const copyTexts = {
  copied: "Link copied to clipboard",
  copyFailed: "Failed to copy the link",
  copyByHand: "Your browser blocked copying. The link is selected, so you can copy it yourself.",
} as const;
