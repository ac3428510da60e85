/** Kept apart from the other texts because every page loads them. */
export const signOutTexts = {
  pending: "Signing out...",
  signedOut: { title: "Signed out", description: "See you next time!" },
} as const;
