import { z } from "zod/mini";
import { discordName, emailAddress, fieldOf, lineField, password, storedLine } from "#contract/text-fields.ts";
import { accountTexts, oneTimeTokenPattern } from "./constants.ts";
import { signInPageRules, signUpDialogRules } from "./rules.ts";

const { dialog, page } = accountTexts;

const nameRule = (message: string) => ({ min: 2, max: 80, required: message });

export const LoginRequest = z.strictObject({
  email: fieldOf(signInPageRules.email),
  password: fieldOf(signInPageRules.password),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** What the server accepts, which is the looser of the two screens' rules. The sign-up dialog uses the same rules. */
export const RegisterRequest = z.strictObject({
  email: fieldOf(signUpDialogRules.email),
  name: fieldOf(signUpDialogRules.name),
  discord: z
    .optional(fieldOf(signUpDialogRules.discord))
    .check(z.describe("Required if the team has an address on Discord")),
  password: fieldOf(signUpDialogRules.password),
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** The registration page's form. Its last field is dropped before sending. */
export const RegistrationForm = z
  .strictObject({
    name: lineField(nameRule(page.name)),
    email: emailAddress(page.email),
    discord: z.optional(discordName({ min: 3, required: page.discord })),
    password: password({ min: 8, message: page.newPassword }),
    confirmPassword: z.string({ error: page.confirmPassword }).check(z.minLength(1, page.confirmPassword)),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ["confirmPassword"],
      error: page.mismatch,
      when: ({ value }) => hasBoth(value),
    }),
  );

/** Lets zod compare the passwords even while other fields are invalid. */
const hasBoth = (value: unknown) =>
  typeof value === "object" && value !== null && "confirmPassword" in value && value.confirmPassword !== "";

export const UpdateDiscordRequest = z.strictObject({
  discord: discordName({ min: 1, required: accountTexts.discordBlank }, storedLine),
});
export type UpdateDiscordRequest = z.infer<typeof UpdateDiscordRequest>;
export const UpdateProfileRequest = z.strictObject({
  name: storedLine(nameRule(dialog.name)),
  isOnLeaderboard: z.optional(z.boolean()),
});
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;

const newPassword = password({ min: 6, message: dialog.newPassword });

const oneTimeToken = z.string().check(z.regex(new RegExp(oneTimeTokenPattern), accountTexts.linkSpent));
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
