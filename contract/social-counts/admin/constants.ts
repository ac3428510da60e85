/** Messages on the follower count screen. */
export const socialCountTexts = {
  noAddress: "The team has no address on this platform",
  wrong: "Please enter a whole number of followers, 0 or more",
  failed: { title: "Update failed", description: "Failed to update follower count" },
} as const;
