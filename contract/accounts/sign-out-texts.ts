/** Every page can sign somebody out, so these come with each. */
export const signOutTexts = {
  pending: "Signing out...",
  signedOut: { title: "Signed out", description: "See you next time!" },
} as const;
