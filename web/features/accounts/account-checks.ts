import {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ForgotPasswordRequest,
  LoginRequest,
  PasswordRequest,
  RegisterRequest,
  RegistrationForm,
  ResetPasswordRequest,
  SignInForm,
  UpdateDiscordRequest,
  UpdateProfileRequest,
} from "#contract/accounts/forms.ts";
import { checkOf } from "#web/ui/forms/form-check.ts";

/** What checks each form. Brings zod along, so load it late. */
export const checks = {
  signInDialog: checkOf(SignInForm),
  signInPage: checkOf(LoginRequest),
  signUpDialog: checkOf(RegisterRequest),
  signUpPage: checkOf(RegistrationForm),
  forgotPassword: checkOf(ForgotPasswordRequest),
  resetPassword: checkOf(ResetPasswordRequest),
  profile: checkOf(UpdateProfileRequest),
  discord: checkOf(UpdateDiscordRequest),
  changeEmail: checkOf(ChangeEmailRequest),
  changePassword: checkOf(ChangePasswordRequest),
  ownPassword: checkOf(PasswordRequest),
};
