import { LoginRequest, RegisterRequest, SignInForm } from "#contract/accounts/forms.ts";
import { checkOf } from "#web/ui/forms/form-check.ts";

/** What checks the forms of islands. Brings zod along, so load it late. */
export const checks = {
  signInDialog: checkOf(SignInForm),
  signInPage: checkOf(LoginRequest),
  signUpDialog: checkOf(RegisterRequest),
};
