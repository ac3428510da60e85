/** Messages on the account screens. The dialogs and the pages word the same rules differently, so each has its own. */
export const accountTexts = {
  dialog: {
    email: "Invalid email address",
    password: "Password is required",
    name: "Name must be at least 2 characters",
    discord: "Discord username is required",
    newPassword: "Password must be at least 6 characters",
  },
  page: {
    email: "Please enter a valid email address",
    password: "Password is required",
    name: "Name must be at least 2 characters long",
    discord: "Discord username is required (e.g., username#1234 or @username)",
    newPassword: "Password must be at least 8 characters long",
    confirmPassword: "Please confirm your password",
    mismatch: "Passwords don't match",
  },
  signedIn: {
    dialog: { title: "Welcome back!", description: "You have successfully signed in." },
    page: { title: "Login Successful", description: "Welcome back! You can now submit applications." },
  },
  signInFailed: {
    dialog: { title: "Sign in failed", description: "Please check your credentials and try again." },
    page: { title: "Login Failed", description: "Invalid email or password. Please try again." },
  },
  registered: { dialog: "Account created!", page: "Account Created!" },
  registerFailed: {
    dialog: { title: "Registration failed", description: "Please try again with different credentials." },
    page: { title: "Registration Failed", description: "Failed to create account. Please try again." },
  },
  pending: { signIn: "Signing in...", register: "Creating account..." },
  wrongCredentials: "Invalid email or password",
  emailTaken: "There’s already an account with this email address. Please sign in instead.",
  teamName: "This is the team’s own name. Please enter yours.",
  discordBlank: "Please enter your Discord username",
  discordHint: "Enter it without the @ symbol.",
  discordUpdated: "Discord username updated successfully",
  discordFailed: "Failed to update Discord username",
  discordNeeded: "We need your Discord username while the team is on Discord. You can change it.",
  discordRemoved: "Discord username removed",
  passwordUpdated: "Password updated successfully",
  resetSent: "If there’s an account with this email address, we’ve sent it a link.",
  emailInUse: "Another account already uses this email address.",
  alreadyVerified: "This email address is already confirmed.",
  wrongPassword: "That isn’t your current password",
  linkDead: "This link no longer works",
  linkDeadAbout: "Each link works once. If you asked more than once, open the newest email.",
  linkDeadReason: "It has expired or already been used.",
  linkSpent: "This link has expired or already been used. Please ask for a new one.",
  confirmFirst: "Please confirm your password first.",
} as const;

/** Pattern of the token in an emailed link. A string, so that a page can check a token without loading zod. */
export const oneTimeTokenPattern = "^[A-Za-z0-9_-]{43}$";

/** Where sign-in through the provider starts, and where the provider sends the browser back to. Both respond with redirects. */
export const providerPaths = { start: "/api/auth/google", callback: "/api/auth/google/callback" } as const;

/** What the login page says when signing in through the provider fails. The keys are values of the `notice` search parameter. */
export const providerNotices = {
  "provider-off": "You can’t sign in with Google on this site. Please use your email and password.",
  "provider-away": "Google isn’t responding. Please try again in a moment, or use your email and password.",
  "provider-refused": "You cancelled signing in with Google. Try again, or use your email and password.",
  "provider-unverified":
    "There’s already an account with this email address. To use Google with it, the address must be confirmed both here and with Google. Please sign in with your password, or reset it by email.",
  "provider-no-email":
    "Google didn’t share an email address that we can use. Try again and allow it, check that your Google account has one, or register with your email and a password.",
  "provider-failed": "Couldn’t sign in with Google. Please try again.",
} as const;
export type ProviderNotice = keyof typeof providerNotices;

/** The export as a readable page. Without the option, the same address returns JSON. */
export const readableExportPath = "/api/auth/export?format=html";

/** How long an emailed link works. */
export const linkHours = { "verify-email": 72, "change-email": 24, "reset-password": 1, "delete-account": 1 } as const;

/** How long after confirming their password a member may export their data or change their address. */
export const confirmedForMinutes = 15;
