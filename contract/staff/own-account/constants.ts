/** Messages on the screens for your own staff account. */
export const ownAccountTexts = {
  email: "Please enter a valid email address",
  password: "Please enter your current password",
  username: "Please enter your username",
  newPassword: "Password must be at least 6 characters",
  emailSent: "We’ve sent a link to your new address. Open it to confirm.",
  emailFailed: "Couldn’t save the email address",
  emailRemoved: "Email address removed",
  linkSpent: "This link has expired or already been used. Please ask for a new one.",
  notYourLink: "This link belongs to another staff account. Please sign in to that account first.",
  resetSent: "If this account has an email address, we’ve sent it a link.",
  noSession: "This browser is already signed out.",
} as const;

/** How long a link emailed to staff works. */
export const staffLinkHours = { "confirm-email": 24, "reset-password": 1 } as const;
