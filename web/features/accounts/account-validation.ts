import { signInDialogRules, signInPageRules, signUpDialogRules } from "#contract/accounts/rules.ts";
import { validateByRules } from "#web/ui/forms/validate-by-rules.ts";

const { discord: _discord, ...signUpWithoutDiscord } = signUpDialogRules;

/** The validation of forms in islands. */
export const validations = {
  signInDialog: validateByRules(signInDialogRules),
  signInPage: validateByRules(signInPageRules),
  signUpDialog: validateByRules(signUpDialogRules),
  signUpWithoutDiscord: validateByRules(signUpWithoutDiscord),
};
