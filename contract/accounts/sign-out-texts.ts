/** Every page can sign people out, so these ship with each. */
export const signOutTexts = {
  pending: "Signing out...",
  signedOut: { title: "Signed out", description: "See you next time!" },
} as const;
