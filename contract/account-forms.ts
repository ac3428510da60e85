import { z } from "zod";
import { emailAddress, lineField, password } from "./fields.ts";

/** What the screens of accounts say. Where two screens word a rule differently, each has its own. */
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
  registered: {
    dialog: { title: "Account created!", description: "Welcome to the region." },
    page: { title: "Account Created!", description: "Welcome to the region." },
  },
  registerFailed: {
    dialog: { title: "Registration failed", description: "Please try again with different credentials." },
    page: { title: "Registration Failed", description: "Failed to create account. Please try again." },
  },
  pending: { signIn: "Signing in...", register: "Creating account..." },
  wrongCredentials: "Invalid email or password",
  emailTaken: "There is already an account with this email address. Please sign in instead.",
  discordBlank: "Please enter your Discord username",
  discordHint: "Enter it without the @ symbol.",
  discordUpdated: "Discord username updated successfully",
  discordFailed: "Failed to update Discord username",
  passwordUpdated: "Password updated successfully",
  resetSent: "If there is an account with this email address, a link is on its way to it.",
  emailInUse: "Another account uses this email address already.",
  alreadyVerified: "This email address is confirmed already.",
  wrongPassword: "This is not your current password",
  linkSpent: "This link has expired or was used before. Please ask for a new one.",
  confirmFirst: "Please confirm your password first.",
  minimumAge: "An account is for people of 13 or older.",
} as const;

/** Every page can sign somebody out, so these come with each. */
export const signOutTexts = {
  pending: "Signing out...",
  signedOut: { title: "Signed out", description: "See you next time!" },
} as const;

const { dialog, page } = accountTexts;

/** A Discord name without the @ that people put before it; what is then empty is refused. */
export const discordName = (rule: { min: number; required: string }) =>
  z
    .string({ error: rule.required })
    .transform((typed) => typed.trim().replace(/^@+/, ""))
    .pipe(lineField({ max: 64, min: rule.min, required: rule.required, tooShort: rule.required }));

const memberName = (message: string) => lineField({ min: 2, max: 80, required: message });

/** The two sign-in screens have the same rules in different words. */
export const LoginRequest = z.strictObject({
  email: emailAddress(page.email),
  password: password({ min: 1, message: page.password }),
});
export type LoginRequest = z.infer<typeof LoginRequest>;
export const SignInForm = LoginRequest.extend({
  email: emailAddress(dialog.email),
});

/** What the server takes: the looser of the two screens' rules. The sign-up dialog has just these. */
export const RegisterRequest = z.strictObject({
  email: emailAddress(dialog.email),
  name: memberName(dialog.name),
  discord: discordName({ min: 1, required: dialog.discord }),
  password: password({ min: 6, message: dialog.newPassword }),
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** The form of the registration page, whose last field is dropped before sending. */
export const RegistrationForm = z
  .strictObject({
    name: memberName(page.name),
    email: emailAddress(page.email),
    discord: discordName({ min: 3, required: page.discord }),
    password: password({ min: 8, message: page.newPassword }),
    confirmPassword: z.string({ error: page.confirmPassword }).min(1, page.confirmPassword),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: page.mismatch,
    when: ({ value }) => hasBoth(value),
  });

/** Also while other fields are still wrong. */
const hasBoth = (value: unknown) =>
  typeof value === "object" && value !== null && "confirmPassword" in value && value.confirmPassword !== "";

export const UpdateDiscordRequest = z.strictObject({
  discord: discordName({ min: 1, required: accountTexts.discordBlank }),
});
export type UpdateDiscordRequest = z.infer<typeof UpdateDiscordRequest>;
export const UpdateProfileRequest = z.strictObject({ name: memberName(dialog.name) });
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;

const newPassword = password({ min: 6, message: dialog.newPassword });
/** How the token of a mailed link is written. As text, so that a page can look at one without zod. */
export const oneTimeTokenPattern = "^[A-Za-z0-9_-]{43}$";
const oneTimeToken = z.string().regex(new RegExp(oneTimeTokenPattern), accountTexts.linkSpent);
const ownPassword = password({ min: 1, message: dialog.password });

export const ForgotPasswordRequest = z.strictObject({ email: emailAddress(page.email) });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;
export const ResetPasswordRequest = z.strictObject({ token: oneTimeToken, newPassword });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;
export const ChangePasswordRequest = z.strictObject({ currentPassword: ownPassword, newPassword });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;
export const ChangeEmailRequest = z.strictObject({ email: emailAddress(page.email) });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;
export const TokenRequest = z.strictObject({ token: oneTimeToken });
export type TokenRequest = z.infer<typeof TokenRequest>;
export const PasswordRequest = z.strictObject({ password: ownPassword });
export type PasswordRequest = z.infer<typeof PasswordRequest>;
