/** What people are told if no answer came to a new password. */
export const passwordUnsure =
  "No answer came back, so the password may have changed. From now on, either the old or the new one works.";
