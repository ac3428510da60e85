import { z } from "zod/mini";
import { oneTimeTokenPattern } from "#contract/accounts/constants.ts";
import { emailAddress, knownUsername, password } from "#contract/text-fields.ts";
import { ownAccountTexts as say } from "./constants.ts";

export const currentPassword = password({ min: 1, message: say.password });
const token = z.string({ error: say.linkSpent }).check(z.regex(new RegExp(oneTimeTokenPattern), say.linkSpent));

export const StaffEmailRequest = z.strictObject({ email: emailAddress(say.email), currentPassword });
export type StaffEmailRequest = z.infer<typeof StaffEmailRequest>;
export const CurrentPasswordRequest = z.strictObject({ currentPassword });
export type CurrentPasswordRequest = z.infer<typeof CurrentPasswordRequest>;
export const StaffTokenRequest = z.strictObject({ token });
export type StaffTokenRequest = z.infer<typeof StaffTokenRequest>;
export const StaffForgotPasswordRequest = z.strictObject({
  username: knownUsername({ min: 1, max: 80, required: say.username }),
});
export type StaffForgotPasswordRequest = z.infer<typeof StaffForgotPasswordRequest>;
export const StaffResetPasswordRequest = z.strictObject({
  token,
  newPassword: password({ min: 6, message: say.newPassword }),
});
export type StaffResetPasswordRequest = z.infer<typeof StaffResetPasswordRequest>;
