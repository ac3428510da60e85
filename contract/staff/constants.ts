/** Messages for the admin sign-in. */
export const staffTexts = {
  incomplete: "Please enter both username and password",
  failed: { title: "Login failed", description: "Invalid credentials" },
  unreachable: "Failed to login. Please try again.",
  welcome: (username: string) => `Welcome back, ${username}!`,
  signedOut: "Logged out successfully",
} as const;
